import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoldButton } from './hold-button';

const question = { title: 'Send SOS?', text: 'Every administrator is alerted.', confirmLabel: 'Send SOS' };

const show = (onConfirm: () => void, onLetGoEarly = () => {}) =>
  render(
    <HoldButton
      label="Hold for SOS"
      durationMs={2000}
      onConfirm={onConfirm}
      onLetGoEarly={onLetGoEarly}
      confirm={question}
    />,
  );

describe('HoldButton', () => {
  it.each(['{Enter}', ' '])('asks when pressed by key (%s), and does it after a yes', async (key) => {
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

  it('does nothing after a no', async () => {
    const confirmed = jest.fn();
    show(confirmed);
    screen.getByRole('button', { name: 'Hold for SOS' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(confirmed).not.toHaveBeenCalled();
  });

  describe('held by pointer', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('waits the whole time, and does it once', () => {
      const confirmed = jest.fn();
      show(confirmed);
      const button = screen.getByRole('button', { name: 'Hold for SOS' });
      fireEvent.pointerDown(button, { button: 0 });
      act(() => jest.advanceTimersByTime(1999));
      expect(confirmed).not.toHaveBeenCalled();
      act(() => jest.advanceTimersByTime(1));
      expect(confirmed).toHaveBeenCalledTimes(1);
    });

    it('does nothing when let go too early, nor asks; it tells so', () => {
      const confirmed = jest.fn();
      const letGoEarly = jest.fn();
      show(confirmed, letGoEarly);
      const button = screen.getByRole('button', { name: 'Hold for SOS' });
      fireEvent.pointerDown(button, { button: 0 });
      act(() => jest.advanceTimersByTime(1500));
      fireEvent.pointerUp(button);
      fireEvent.click(button, { detail: 1 });
      act(() => jest.advanceTimersByTime(5000));
      expect(confirmed).not.toHaveBeenCalled();
      expect(letGoEarly).toHaveBeenCalledTimes(1);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('held to the end it was not let go early', () => {
      const letGoEarly = jest.fn();
      show(jest.fn(), letGoEarly);
      const button = screen.getByRole('button', { name: 'Hold for SOS' });
      fireEvent.pointerDown(button, { button: 0 });
      act(() => jest.advanceTimersByTime(2000));
      fireEvent.pointerUp(button);
      expect(letGoEarly).not.toHaveBeenCalled();
    });
  });
});
