import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, giving, openAs, refusing } from '../testing/fixture';
import { person, rideWith } from '../testing/samples';
import { DriverSos } from './driver-sos';
import { SosState } from './sos-state';

const AT = '2026-11-02T06:10:00.000Z';
const ride = rideWith({
  rideStatus: 'IN TRANSIT',
  fare: 320,
  history: [{ from: 'ACCEPTED', to: 'PICKED UP', by: 'DRIVER', at: AT, reason: '' }],
});
const SEND = `POST /sos/send-message/${ride._id}`;
const OWN = `GET /sos/own/${ride._id}`;

const element = (
  <>
    <SosState ride={ride} />
    <DriverSos ride={ride} />
  </>
);
const show = () => openAs(person('DRIVER'), [{ path: '/driver', element }], '/driver');
const incident = (seenAt: string | null = null) => ({ _id: ride._id, sentAt: AT, seenAt });
const sos = () => screen.queryByRole('button', { name: /Hold for SOS/ });

async function sendByKey() {
  sos()?.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Send SOS' }));
}

describe('SOS', () => {
  it('asks keyboard users for confirmation, sends, and leaves its state on the page, also after a reload', async () => {
    let own: object | null = null;
    const sent = answering({
      [OWN]: giving(() => own),
      [SEND]: giving(() => {
        own = incident();
        return { updatedAt: AT };
      }),
    });
    show();
    await sendByKey();
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    expect(await screen.findByText('Sent to our safety team')).toBeTruthy();
    expect(screen.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    expect(sent.filter(({ call }) => call === SEND)).toHaveLength(1);
    cleanup();
    show();
    expect(await screen.findByText('Sent to our safety team')).toBeTruthy();
  });

  it('says when an administrator has seen it', async () => {
    answering({ [OWN]: incident('2026-11-02T06:12:00.000Z') });
    show();
    const seen = await screen.findByText('Our team is on it');
    expect(seen.closest('li')?.querySelector('time')).toHaveAttribute('datetime', '2026-11-02T06:12:00.000Z');
    expect(screen.getByRole('alert')).toHaveTextContent(/:12/);
    expect(screen.queryByText(/^Nobody is on it yet/)).toBeNull();
  });

  it('says when the message was not confirmed, and sends the same one again as soon as the browser is online', async () => {
    const refusal = refusing(503, 'platform/unavailable', 'The service is not available.');
    answering({ [OWN]: giving(() => null), [SEND]: refusal });
    show();
    await sendByKey();
    expect(await screen.findByText('Failed to send emergency message')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('No answer has come.');
    expect(screen.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
    const sent = answering({ [OWN]: incident(), [SEND]: { updatedAt: AT } });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Sent to our safety team')).toBeTruthy();
    expect(sent.filter(({ call }) => call === SEND)).toHaveLength(1);
    expect(screen.queryByText(/^No answer has come/)).toBeNull();
  });
});
