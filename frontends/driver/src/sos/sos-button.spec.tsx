import { RIDE_STATUS } from '@pothik/contracts/ride';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { person, rideWith } from '../testing/samples';
import { answering, openAs, refusing } from '../testing/stage';
import { SosButton } from './sos-button';

const ride = rideWith({ rideStatus: 'IN TRANSIT', fare: 320 });
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
    const sent = answering({ [`POST /sos/send-message/${ride._id}`]: { createdAt: '2026-11-02T06:10:00.000Z' } });
    show();
    await sendByKey();
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    expect(screen.getByText(/^Emergency message sent at/)).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('says when the message was not sent', async () => {
    const refusal = refusing(503, 'platform/unavailable', 'The service is not available.');
    answering({ [`POST /sos/send-message/${ride._id}`]: refusal });
    show();
    await sendByKey();
    expect(await screen.findByText('Failed to send emergency message')).toBeTruthy();
  });
});
