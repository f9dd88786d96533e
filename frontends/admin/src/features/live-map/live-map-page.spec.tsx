import type { LiveDriver } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { identifier, incidentWith } from '../../testing/samples';
import { Component as LiveMapPage } from './live-map-page';

/** What the map was given; jsdom has no WebGL. */
let given: Record<string, unknown> = {};
jest.mock('@pothik/ride-ui', () => ({
  ...jest.requireActual('@pothik/ride-ui'),
  LiveMap: ({ children, ...props }: { children: React.ReactNode }) => {
    given = props;
    return <div>{children}</div>;
  },
}));

const POINT = { lat: 23.7575, lng: 90.3897 };
const SHAHBAGH = { lat: 23.7381, lng: 90.3957 };
const now = () => new Date().toISOString();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const driver = (fields: Partial<LiveDriver> = {}): LiveDriver => ({
  _id: identifier(2),
  name: 'Rafiqul Islam',
  vehicleType: 'CNG',
  state: 'FREE',
  point: POINT,
  at: now(),
  ...fields,
});
const ride = (fields: Partial<RideView> = {}): RideView => ({
  _id: identifier(7),
  user: { _id: identifier(8), name: 'Nusrat Jahan', image: '' },
  driver: {
    _id: identifier(2),
    user: { _id: identifier(1), name: 'Rafiqul Islam', image: '' },
    vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE', images: [] },
    experience: 8,
  },
  pickupLocation: 'Dhanmondi 27',
  dropLocation: 'Kamalapur',
  rideStatus: 'ACCEPTED',
  fare: null,
  history: [{ from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at: minutesAgo(2), reason: '' }],
  createdAt: minutesAgo(4),
  updatedAt: minutesAgo(2),
  ...fields,
});

const POSITIONS = 'GET /driver/positions';
const TRACK = `GET /driver/track/${identifier(7)}`;
const positions = (drivers: readonly LiveDriver[], notShown = 0) => success({ now: now(), drivers, notShown });
const NOTHING = {
  [POSITIONS]: positions([]),
  'GET /ride/rides': pageOf([]),
  'GET /sos/incidents': pageOf([]),
};
const openPage = (answers: Parameters<typeof answering>[0] = {}) => {
  const sent = answering({ ...NOTHING, ...answers });
  open(<LiveMapPage />, '/admin/live');
  return sent;
};
const section = (name: string) => within(screen.getByRole('heading', { name }).closest('.ui-card') as HTMLElement);

beforeEach(() => newAdministrator());

describe('the live map', () => {
  it('counts the drivers by state, and a chip takes a state off map and list', async () => {
    openPage({
      [POSITIONS]: positions([
        driver(),
        driver({ _id: identifier(3), name: 'Abdul Karim', state: 'ON_RIDE', ride: identifier(7) }),
        driver({ _id: identifier(4), name: 'Selim Reza', at: minutesAgo(2) }),
      ]),
    });
    expect(await screen.findByText('3 online')).toBeVisible();
    for (const chip of ['Free 1', 'Coming 0', 'On a ride 1', 'Asked 0', 'Stale 1'])
      expect(screen.getByRole('button', { name: chip })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Free 1' }));
    expect(given.drivers).toMatchObject([
      { id: identifier(3), state: 'ON_RIDE' },
      { id: identifier(4), state: 'STALE' },
    ]);
    expect(section('Drivers').queryByText('Rafiqul Islam')).toBeNull();
  });

  it('shows of a chosen driver vehicle, state, age of the position, track and the way to their page', async () => {
    const track = [
      { point: SHAHBAGH, at: minutesAgo(3) },
      { point: POINT, at: minutesAgo(1) },
    ];
    openPage({
      [POSITIONS]: positions([driver({ state: 'COMING', ride: identifier(7) })]),
      'GET /ride/rides': pageOf([ride()]),
      [TRACK]: success({ points: track, expiresAt: now() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Dhanmondi 27 to Kamalapur/ }));
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('heading', { name: 'Rafiqul Islam' })).toBeVisible();
    for (const words of ['CNG', 'Coming', 'just now']) expect(card.getByText(words)).toBeVisible();
    expect(await card.findByText('2 points')).toBeVisible();
    const leads = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(leads('Ride page')).toBe(`/admin/rides/${identifier(7)}`);
    expect(leads('Open the driver’s page')).toBe(`/admin/drivers/${identifier(2)}`);
    expect(given).toMatchObject({ chosen: identifier(2), focus: { point: POINT }, track: [SHAHBAGH, POINT] });
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has an open SOS above everything, and centres on where the ride’s track had the driver', async () => {
    const incident = incidentWith({ createdAt: minutesAgo(5) });
    openPage({
      'GET /sos/incidents': (query) => pageOf(query.get('status') === 'OPEN' ? [incident] : []),
      [TRACK]: success({
        points: [
          { point: SHAHBAGH, at: minutesAgo(6) },
          { point: POINT, at: minutesAgo(4) },
        ],
        expiresAt: now(),
      }),
    });
    expect(await screen.findByRole('heading', { name: '1 SOS unanswered' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Show on the map' }));
    expect(given).toMatchObject({ incidents: [{ id: incident._id, point: SHAHBAGH }], focus: { point: SHAHBAGH } });
    expect(screen.getByRole('link', { name: 'Open the incidents' })).toHaveAttribute('href', '/admin/sos');
  });

  it('lists the rides that wait too long apart from all open ones', async () => {
    const late = ride({
      _id: identifier(6),
      pickupLocation: 'Uttara',
      history: [{ from: 'REQUESTED', to: 'ACCEPTED', by: 'DRIVER', at: minutesAgo(18), reason: '' }],
    });
    openPage({ 'GET /ride/rides': pageOf([late, ride()], 130) });
    await screen.findByText('128 more rides are open.');
    expect(
      section('Waiting too long')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Uttara to KamalapurAccepted, no pickup · Rafiqul Islam18 minutes ago/)]);
    expect(section('Open rides').getAllByRole('button')).toHaveLength(2);
  });

  it('says that nothing is under way, and how many drivers are not shown', async () => {
    openPage({ [POSITIONS]: positions([], 12) });
    for (const words of ['No ride waits too long.', 'No ride is under way.', '12 more are not shown.'])
      expect(await screen.findByText(words)).toBeVisible();
  });

  it('asks again every five seconds by one call, and keeps a driver who fell silent where they were', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let answer = positions([driver()]);
      const sent = openPage({ [POSITIONS]: () => answer });
      await screen.findByRole('button', { name: 'Free 1' });
      const { point: _point, at: _at, ...silent } = driver();
      answer = positions([silent]);
      const asked = () => sent.filter(({ call }) => call === POSITIONS).length;
      expect(asked()).toBe(1);
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      await waitFor(() => expect(asked()).toBe(2));
      expect(given.drivers).toMatchObject([{ id: identifier(2), point: POINT }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('that cannot be loaded says so and tries again', async () => {
    let answer = refusal(503, 'request/unavailable', 'Please try again.');
    openPage({ [POSITIONS]: () => answer });
    expect(await screen.findByText('The live map did not load')).toBeVisible();
    answer = positions([driver()]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1 online')).toBeVisible();
  });
});
