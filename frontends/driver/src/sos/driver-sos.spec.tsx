import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, refusing } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { DriverSos } from './driver-sos';
import { useSosStore } from './sos.store';

const ride = rideWith({ rideStatus: 'IN TRANSIT', fare: 320 });
beforeEach(() => useSosStore.setState({ stored: {} }));
const show = (shown = ride) =>
  openAs(person('DRIVER'), [{ path: '/driver', element: <DriverSos ride={shown} /> }], '/driver');
const sos = () => screen.queryByRole('button', { name: /Hold for SOS/ });

async function sendByKey() {
  sos()?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
}

describe('SOS', () => {
  it('asks keyboard users for confirmation, sends, and shows the answer', async () => {
    const sent = answering({ [`POST /sos/send-message/${ride._id}`]: { updatedAt: '2026-11-02T06:10:00.000Z' } });
    show();
    await sendByKey();
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    expect(screen.getByText(/^Stored at \d/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('also says after a reload when it was stored', () => {
    show();
    sessionStorage.setItem(`driver-sos:${ride._id}`, '2026-11-02T06:10:00.000Z');
    cleanup();
    render(<DriverSos ride={ride} />);
    expect(screen.getByText(/^Stored at \d/)).toBeTruthy();
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
