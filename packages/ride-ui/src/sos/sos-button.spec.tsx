import { RIDE_STATUS } from '@pothik/contracts/ride';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, noAnswer, open, refusal, success } from '../testing/page-fixture';
import { rideWith } from '../testing/ride-fixture';
import { SosButton, type SosButtonProps } from './sos-button';

const RIDE = rideWith();
const STORED_AT = '2026-11-02T06:10:00.000Z';
const stored = () => success({ updatedAt: STORED_AT });
const show = (props: Partial<SosButtonProps> = {}) =>
  open(<SosButton ride={RIDE} question="Everybody is told." className="test-sos" {...props} />);
const sos = () => screen.queryByRole('button', { name: /Hold for SOS/ });

async function sendByKey() {
  await waitFor(() => expect(sos()).toBeEnabled());
  sos()?.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Everybody is told.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send SOS' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('SOS', () => {
  it.each(Object.values(RIDE_STATUS))('shows only while PICKED UP or IN TRANSIT: %s', (rideStatus) => {
    show({ ride: { ...RIDE, rideStatus } });
    expect(sos() !== null).toBe(rideStatus === 'PICKED UP' || rideStatus === 'IN TRANSIT');
  });

  it('asks for confirmation on a key press, sends, and reports when it was stored', async () => {
    const asked = answering(stored);
    const onStored = jest.fn();
    show({ onStored });
    await sendByKey();
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    expect(asked.map(({ call }) => call)).toEqual([`POST /sos/send-message/${RIDE._id}`]);
    expect(onStored).toHaveBeenCalledWith(STORED_AT);
  });

  it('released too early, it explains how and offers to send without holding', async () => {
    const asked = answering(stored);
    show();
    const button = await screen.findByRole('button', { name: /Hold for SOS/ });
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    expect(await screen.findByText('Keep holding for 2 seconds, until the bar is full.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send without holding' }));
    expect(asked).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByText(/^Keep holding/)).toBeNull();
  });

  it('pressed again after a failure, it sends a new message, since the first may be resolved by then', async () => {
    const asked = answering(noAnswer);
    show();
    // A message whose answer is lost is sent twice under its key.
    for (const presses of [1, 2]) {
      await sendByKey();
      await waitFor(() => expect(asked).toHaveLength(2 * presses));
    }
    const [first, repeated, second] = asked.map(({ key }) => key);
    expect(first).toEqual(expect.any(String));
    expect(repeated).toBe(first);
    expect(second).toEqual(expect.any(String));
    expect(second).not.toBe(first);
  });

  it('shows that the message was not sent, and why', async () => {
    const sentence = 'The service is not available.';
    answering(() => refusal(503, 'platform/unavailable', sentence));
    const onFailed = jest.fn();
    show({ onFailed });
    await sendByKey();
    expect(await screen.findByText('Failed to send emergency message')).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  it('a toast with an id replaces the one before, and omits a reason that is shown elsewhere', async () => {
    answering(noAnswer);
    show({ toastId: 'sos', reasonOf: () => undefined });
    await sendByKey();
    const failed = await screen.findByText('Failed to send emergency message');
    expect(failed.parentElement?.textContent).toBe('Failed to send emergency message');
    answering(stored);
    await sendByKey();
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Failed to send emergency message')).toBeNull());
  });
});
