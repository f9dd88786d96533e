import { RIDE_STATUS } from '@pothik/contracts/ride';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { useSosStore } from './sos.store';
import { SosButton } from './sos-button';

const ride = rideWith({ rideStatus: 'IN TRANSIT', fare: 320 });
beforeEach(() => useSosStore.setState({ stored: {} }));
const show = (facts = ride) =>
  openAs(person('DRIVER'), [{ path: '/driver', element: <SosButton ride={facts} /> }], '/driver');
const sos = () => screen.queryByRole('button', { name: /Hold for SOS/ });

async function sendByKey() {
  sos()?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
}

describe('SOS', () => {
  it.each(Object.values(RIDE_STATUS))('shows only while PICKED UP or IN TRANSIT: %s', (rideStatus) => {
    show({ ...ride, rideStatus });
    expect(sos() !== null).toBe(rideStatus === 'PICKED UP' || rideStatus === 'IN TRANSIT');
  });

  it('asks those who press a key, sends, and shows the answer', async () => {
    const sent = answering({ [`POST /sos/send-message/${ride._id}`]: { updatedAt: '2026-11-02T06:10:00.000Z' } });
    show();
    await sendByKey();
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    expect(screen.getByText(/^Stored at \d/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('still says when it was stored after a reload', () => {
    show();
    sessionStorage.setItem(`driver-sos:${ride._id}`, '2026-11-02T06:10:00.000Z');
    cleanup();
    render(<SosButton ride={ride} />);
    expect(screen.getByText(/^Stored at \d/)).toBeTruthy();
  });

  it('let go too early it says how, and offers to send without holding', async () => {
    const sent = answering({ [`POST /sos/send-message/${ride._id}`]: { updatedAt: '2026-11-02T06:10:00.000Z' } });
    show();
    const button = sos() as HTMLElement;
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.pointerUp(button);
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Send without holding' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
    expect(await screen.findByText(/^Stored at/)).toBeTruthy();
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(sos()).toHaveFocus());
  });

  it('pressed again because no answer came, it is a message of its own: the first may be resolved since', async () => {
    const keys: (string | null)[] = [];
    globalThis.fetch = async (_address, options) => {
      keys.push(new Headers(options?.headers).get('idempotency-key'));
      throw new TypeError('Failed to fetch');
    };
    show();
    await sendByKey();
    await waitFor(() => expect(keys).toHaveLength(1));
    await waitFor(() => expect(sos()).toBeEnabled());
    await sendByKey();
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toEqual(expect.any(String));
    expect(keys[1]).toEqual(expect.any(String));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('says when the message was not sent', async () => {
    const refusal = refusing(503, 'platform/unavailable', 'The service is not available.');
    answering({ [`POST /sos/send-message/${ride._id}`]: refusal });
    show();
    await sendByKey();
    expect(await screen.findByText('Failed to send emergency message')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('No answer confirms it.');
    expect(screen.getByRole('link', { name: '999' }).getAttribute('href')).toBe('tel:999');
    expect(screen.queryByText(/^Stored at/)).toBeNull();
  });
});
