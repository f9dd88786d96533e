import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoldButton } from './hold-button';

const question = { title: 'Send SOS?', text: 'Every administrator is alerted.', confirmLabel: 'Send SOS' };

const withoutHolding = { text: 'Keep holding for 2 seconds.', label: 'Send without holding' };

const button = (onConfirm: () => void, confirm = question) => (
  <HoldButton
    label="Hold for SOS"
    durationMs={2000}
    onConfirm={onConfirm}
    withoutHolding={withoutHolding}
    confirm={confirm}
  />
);
const show = (onConfirm: () => void) => render(button(onConfirm));

describe('HoldButton', () => {
  it.each(['{Enter}', ' '])('asks for confirmation when pressed by key (%s), and acts once confirmed', async (key) => {
    const confirmed = jest.fn();
    show(confirmed);
    screen.getByRole('button', { name: 'Hold for SOS' }).focus();
    await userEvent.keyboard(key);
    expect(await screen.findByRole('dialog', { name: 'Send SOS?' })).toHaveTextContent(question.text);
    expect(confirmed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send SOS' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps an open question as it was asked, and asks anew at the next press', async () => {
    const { rerender } = show(jest.fn());
    screen.getByRole('button', { name: 'Hold for SOS' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Send SOS?' })).toBeVisible();
    rerender(button(jest.fn(), { ...question, title: 'Send it again?' }));
    expect(screen.getByRole('dialog', { name: 'Send SOS?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Send it again?' })).toBeVisible();
  });

  it('does nothing when the confirmation is cancelled', async () => {
    const confirmed = jest.fn();
    show(confirmed);
    screen.getByRole('button', { name: 'Hold for SOS' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('released too early, it offers the confirmation, acts once confirmed, and takes the focus when the offer disappears', async () => {
    const confirmed = jest.fn();
    show(confirmed);
    const button = screen.getByRole('button', { name: 'Hold for SOS' });
    expect(screen.queryByRole('button', { name: 'Send without holding' })).not.toBeInTheDocument();
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    expect(screen.getByRole('alert')).toHaveTextContent('Keep holding for 2 seconds.');
    await userEvent.click(screen.getByRole('button', { name: 'Send without holding' }));
    expect(confirmed).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
    expect(confirmed).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });

  describe('held by pointer', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('waits the whole time, and acts once', () => {
      const confirmed = jest.fn();
      show(confirmed);
      const button = screen.getByRole('button', { name: 'Hold for SOS' });
      fireEvent.pointerDown(button, { button: 0 });
      act(() => jest.advanceTimersByTime(1999));
      expect(confirmed).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(confirmed).toHaveBeenCalledTimes(1);
    });

    it('neither acts nor asks when released too early; it explains how it works', () => {
      const confirmed = jest.fn();
      show(confirmed);
      const button = screen.getByRole('button', { name: 'Hold for SOS' });
      fireEvent.pointerDown(button, { button: 0 });
      act(() => jest.advanceTimersByTime(1500));
      fireEvent.pointerUp(button);
      fireEvent.click(button, { detail: 1 });
      act(() => jest.advanceTimersByTime(5000));
      expect(confirmed).not.toHaveBeenCalled();
      expect(screen.getByRole('alert')).toHaveTextContent('Keep holding for 2 seconds.');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('shows no explanation when held to the end', () => {
      show(jest.fn());
      const button = screen.getByRole('button', { name: 'Hold for SOS' });
      fireEvent.pointerDown(button, { button: 0 });
      act(() => jest.advanceTimersByTime(2000));
      fireEvent.pointerUp(button);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
