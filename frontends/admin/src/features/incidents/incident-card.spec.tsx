import { queryClient, setLanguage } from '@pothik/api-client';
import type { LiveMap } from '@pothik/ride-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { auditLogEntryWith, incidentWith } from '../../testing/samples';
import { IncidentCard } from './incident-card';

let map: ComponentProps<typeof LiveMap> | undefined;
jest.mock('@pothik/ride-ui', () => ({
  ...jest.requireActual('@pothik/ride-ui'),
  LiveMap: (props: ComponentProps<typeof LiveMap>) => {
    map = props;
    return <div data-testid="map" />;
  },
}));

beforeEach(() => {
  map = undefined;
  return newAdministrator();
});

const OPEN = incidentWith();
const ACKNOWLEDGED = incidentWith({ status: 'ACKNOWLEDGED' });
const AUDIT_LOG = 'GET /notification/acts';
const POSITION = `GET /driver/position/${OPEN.ride}`;
const NOTHING_DONE = {
  [AUDIT_LOG]: pageOf([]),
  [POSITION]: success(null),
  [`GET /ride/${OPEN.ride}`]: success({ rideStatus: 'COMPLETED' }),
};

const showCard = (card: ReactElement) => open(card, '/admin/sos');
const commands = (sent: ReturnType<typeof answering>) => sent.filter(({ call }) => !call.startsWith('GET '));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('an incident', () => {
  it('shows who raised it, where, and how to reach them', () => {
    answering(NOTHING_DONE);
    showCard(<IncidentCard incident={OPEN} />);
    expect(screen.getByText('Raised by the rider')).toBeTruthy();
    expect(screen.getByText('Dhanmondi 27, lake gate')).toBeTruthy();
    expect(screen.getByText('Dhaka Metro-Ga 23-4567')).toBeTruthy();
    expect(screen.getByRole('link', { name: '01711000123' }).getAttribute('href')).toBe('tel:01711000123');
    expect(screen.getByText('N/A')).toBeTruthy();
    expect(screen.getAllByText('Not confirmed')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'P-00007' }).getAttribute('href')).toBe(`/admin/rides/${OPEN.ride}`);
  });

  it('leads with the telephone and the next action, and says what the ride is doing now', async () => {
    answering(NOTHING_DONE);
    showCard(<IncidentCard incident={incidentWith({ rider: { ...OPEN.rider, phone: '01811000456' } })} />);
    const first = screen.getAllByRole('link').slice(0, 3);
    expect(first.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call rider Nusrat Jahan 01811000456', 'tel:01811000456'],
      ['Call driver Rafiqul Islam 01711000123', 'tel:01711000123'],
      ['Call 999', 'tel:999'],
    ]);
    expect(await screen.findByText('COMPLETED')).toBeTruthy();
  });

  it('says near which place the driver is now, and how old that is', async () => {
    const at = new Date(Date.now() - 120_000).toISOString();
    const place = {
      id: 'a',
      kind: 'ROAD',
      name: 'Green Road',
      area: 'Kalabagan, Dhaka',
      point: { lat: 23.75, lng: 90.387 },
    };
    answering({
      ...NOTHING_DONE,
      [POSITION]: success({ point: { lat: 23.75123, lng: 90.38701 }, at }),
      'GET /place/nearest': success(place),
    });
    showCard(<IncidentCard incident={OPEN} />);
    expect(await screen.findByText(/^Green Road, Kalabagan, Dhaka/)).toHaveTextContent(
      '23.75123, 90.38701 · 2 minutes ago',
    );
  });

  it('that nobody has acknowledged runs a clock since it was last sent, beside the exact time, and says that nobody is on it', async () => {
    answering(NOTHING_DONE);
    const sentAgainAt = new Date(Date.now() - 252_000).toISOString();
    showCard(<IncidentCard incident={incidentWith({ sentAgainAt })} />);
    expect(screen.getByRole('heading', { level: 2, name: 'SOS: Nusrat Jahan, rider' })).toBeTruthy();
    expect(screen.getByText('Nobody is on it yet')).toBeTruthy();
    const clock = screen.getByRole('timer');
    expect(clock).toHaveAttribute('aria-live', 'off');
    expect(clock.getAttribute('aria-label')).toMatch(/^Time since it was sent: 4:1\d$/);
    expect(clock.closest('.admin-emergency')?.querySelector('time')).toHaveAttribute('datetime', sentAgainAt);
    await act(() => setLanguage('bn'));
    expect(await screen.findByRole('heading', { name: 'এসওএস: Nusrat Jahan, যাত্রী' })).toBeTruthy();
  });

  it('in hand keeps its person in the heading, and says who has it, since when, and until when a note is due', async () => {
    answering(NOTHING_DONE);
    const acknowledgedAt = new Date(2026, 10, 2, 10, 58).toISOString();
    const noteDueAt = new Date(Date.now() + 198_000).toISOString();
    const inHand = { acknowledgedAt, acknowledgedBy: 'Sadia Afrin', noteDueAt };
    showCard(<IncidentCard incident={incidentWith({ status: 'ACKNOWLEDGED', ...inHand })} />);
    expect(screen.getByRole('heading', { level: 2, name: 'SOS: Nusrat Jahan, rider' })).toBeTruthy();
    expect(screen.getByText(/^Sadia Afrin has had it in hand since 4:58.PM$/)).toBeTruthy();
    expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(
      /^Without a note, everybody is alarmed again in 3:1\d$/,
    );
    expect(screen.queryByText('Nobody is on it yet')).toBeNull();
    await act(() => setLanguage('bn'));
    expect(await screen.findByText(/থেকে Sadia Afrin দেখছেন$/)).toBeTruthy();
  });

  it('in hand takes a note, and shows the notes that were written', async () => {
    const call = `POST /sos/note/${OPEN._id}`;
    const noted = auditLogEntryWith({ act: 'sos-noted', reason: 'Reached the rider, calm' });
    const sent = answering({ ...NOTHING_DONE, [AUDIT_LOG]: pageOf([noted]), [call]: success(ACKNOWLEDGED) });
    showCard(<IncidentCard incident={ACKNOWLEDGED} />);
    expect(await screen.findByText('Note by Tanvir Ahmed')).toBeTruthy();
    expect(screen.getByText('Reached the rider, calm')).toBeTruthy();
    await press('Write a note');
    await userEvent.type(await screen.findByLabelText('Note'), 'Called the driver');
    await press('Save the note');
    expect(await screen.findByText('Note saved')).toBeTruthy();
    expect(commands(sent)).toEqual([{ call, body: { note: 'Called the driver' } }]);
  });

  it('draws the place on a map after a press, and takes it away again', async () => {
    answering({
      ...NOTHING_DONE,
      [POSITION]: success({ point: { lat: 23.75123, lng: 90.38701 }, at: new Date().toISOString() }),
      'GET /place/nearest': success(null),
    });
    showCard(<IncidentCard incident={OPEN} />);
    const button = await screen.findByRole('button', { name: 'Show on the map' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(map).toBeUndefined();
    await userEvent.click(button);
    await waitFor(() => expect(map?.incidents).toEqual([{ id: OPEN._id, point: { lat: 23.75123, lng: 90.38701 } }]));
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(screen.queryByTestId('map')).toBeNull();
  });

  it('copies the coordinates and says so; where the browser refuses, says which to copy by hand', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    answering({
      ...NOTHING_DONE,
      [POSITION]: success({ point: { lat: 23.7402, lng: 90.3732 }, at: new Date().toISOString() }),
      'GET /place/nearest': success(null),
    });
    const write = jest.fn().mockRejectedValueOnce(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    showCard(<IncidentCard incident={OPEN} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy location' }));
    expect(await screen.findByText(/^It could not be copied/)).toBeTruthy();
    await press('Copy location');
    expect(await screen.findByText('Coordinates copied: 23.74020, 90.37320')).toBeTruthy();
    expect(write).toHaveBeenLastCalledWith('23.74020, 90.37320');
    await act(() => setLanguage('bn'));
    expect(await screen.findByRole('button', { name: 'লোকেশন কপি' })).toBeTruthy();
  });

  it('says that the place is not known while the driver tells no position', async () => {
    answering(NOTHING_DONE);
    showCard(<IncidentCard incident={OPEN} />);
    expect(await screen.findByText('Unknown: the driver does not share a location.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show on the map' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy location' })).toBeNull();
  });

  it('says where the ride’s track had the driver when it was raised, once nobody tells the position any more', async () => {
    const points = [
      { point: { lat: 23.75123, lng: 90.38701 }, at: '2026-11-02T05:58:00.000Z' },
      { point: { lat: 23.8, lng: 90.4 }, at: '2026-11-02T06:03:00.000Z' },
    ];
    answering({
      ...NOTHING_DONE,
      [`GET /driver/track/${OPEN.ride}`]: success({ points, expiresAt: '2026-12-02T06:03:00.000Z' }),
      'GET /place/nearest': success(null),
    });
    showCard(<IncidentCard incident={OPEN} />);
    const place = await screen.findByText(/23\.75123, 90\.38701/);
    expect(place.querySelector('time')).toHaveAttribute('datetime', '2026-11-02T05:58:00.000Z');
  });

  it('that is resolved asks for nobody’s place', async () => {
    const sent = answering(NOTHING_DONE);
    showCard(<IncidentCard incident={incidentWith({ status: 'RESOLVED' })} />);
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(AUDIT_LOG));
    expect(sent.map(({ call }) => call)).not.toContain(POSITION);
    expect(screen.queryByText('Last known place')).toBeNull();
  });

  it('is acknowledged first; a refusal is shown', async () => {
    const call = `POST /sos/acknowledge/${OPEN._id}`;
    const refused = 'An incident that is RESOLVED cannot become ACKNOWLEDGED.';
    const sent = answering({ ...NOTHING_DONE, [call]: refusal(409, 'ride/incident-already', refused) });
    showCard(<IncidentCard incident={OPEN} />);
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
    await press('Acknowledge');
    expect(await screen.findByText('Somebody has taken care of this meanwhile.')).toBeTruthy();
    expect(commands(sent).map((each) => each.call)).toEqual([call]);
  });

  it('is resolved with a note, and not without one', async () => {
    const call = `POST /sos/resolve/${OPEN._id}`;
    const sent = answering({ ...NOTHING_DONE, [call]: success(incidentWith({ status: 'RESOLVED' })) });
    showCard(<IncidentCard incident={ACKNOWLEDGED} />);
    await press('Resolve');
    await press('Resolve');
    expect(screen.getByText('A note of 3 to 300 characters is required.')).toBeTruthy();
    expect(commands(sent)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Note'), 'Both are safe at home');
    await press('Resolve');
    expect(await screen.findByText('Incident resolved')).toBeTruthy();
    expect(commands(sent)).toEqual([{ call, body: { note: 'Both are safe at home' } }]);
  });

  it('that was sent again says so, and does not name who acknowledged it before', async () => {
    const former = auditLogEntryWith({ act: 'sos-acknowledged', createdAt: '2026-11-02T06:05:00.000Z' });
    const sentAgainAt = '2026-11-02T08:00:00.000Z';
    const acknowledgedAt = '2026-11-02T08:05:00.000Z';
    const again = incidentWith({ status: 'ACKNOWLEDGED', sentAgainAt, acknowledgedAt });
    answering({ [AUDIT_LOG]: pageOf([former]) });
    showCard(<IncidentCard incident={again} />);
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const steps = within(screen.getByRole('list', { name: 'What has been done' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Raised/),
      expect.stringMatching(/^Sent again/),
      expect.stringMatching(/^Acknowledged(?! by)/),
    ]);
  });

  it.each([
    ['raised', {}, 'Raised', '2:07'],
    ['sent again', { sentAgainAt: '2026-11-02T08:09:00.000Z' }, 'Sent again', '2:09'],
  ])('that waited for a network when it was %s has both times', async (_when, sentAgain, label, reached) => {
    const claimedAt = '2026-11-02T08:02:00.000Z';
    answering({ [AUDIT_LOG]: pageOf([]) });
    showCard(
      <IncidentCard incident={incidentWith({ createdAt: '2026-11-02T08:07:00.000Z', claimedAt, ...sentAgain })} />,
    );
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const claimed = screen.getByText(`Pressed 2:02 PM, reached us ${reached} PM`);
    expect(claimed.closest('li')).toHaveTextContent(new RegExp(`^${label}`));
  });

  it('once resolved shows who acknowledged and resolved it, its note, and no action', async () => {
    answering({
      [AUDIT_LOG]: pageOf([
        auditLogEntryWith({
          _id: '1',
          act: 'sos-resolved',
          actor: { _id: '5', name: 'Shaila Rahman', role: 'SUPER_ADMIN' },
        }),
        auditLogEntryWith({ _id: '2', act: 'sos-acknowledged' }),
      ]),
    });
    const at = '2026-11-02T06:05:00.000Z';
    const resolved = { status: 'RESOLVED', acknowledgedAt: at, resolvedAt: at, note: 'Both are safe at home' } as const;
    showCard(<IncidentCard incident={incidentWith(resolved)} />);
    expect(await screen.findByText('Acknowledged by Tanvir Ahmed')).toBeTruthy();
    expect(screen.getByText('Resolved by Shaila Rahman')).toBeTruthy();
    expect(screen.getByText('Both are safe at home')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Acknowledge|Resolve/ })).toBeNull();
  });
});
