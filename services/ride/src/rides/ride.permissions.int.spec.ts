import { ROLE } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideStatus, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Person } from '@pothik/service-kit';
import { person, signedInAs } from '@pothik/service-kit/testing';
import { type Answer, dataOf, outcomeOf } from '../testing/ride-answers.js';
import { newId, RideFixture } from '../testing/ride-fixture.js';
import { byCaller, type CallAboutRide, type FixtureRide, RidePeople } from '../testing/ride-people.js';

let fixture: RideFixture;
let people: RidePeople;
beforeAll(async () => {
  fixture = await RideFixture.open();
  people = await RidePeople.of(fixture);
});
afterAll(() => fixture.close());

const REASON = 'Plans have changed';

/** `update-status` to a status. */
const to =
  (rideStatus: RideStatus): CallAboutRide =>
  ({ ride }, caller) =>
    fixture.call(rideHttp.updateStatus, { rideId: ride._id, rideStatus, reason: REASON }, signedInAs(caller));
const see: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.getRide, { rideId: ride._id }, signedInAs(caller));
const fare: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.setFare, { rideId: ride._id, fare: 300 }, signedInAs(caller));
const renew: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.renewCode, { rideId: ride._id }, signedInAs(caller));
const arrive: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.tellArrival, { rideId: ride._id }, signedInAs(caller));
const askNext: CallAboutRide = ({ ride }, caller) =>
  fixture.call(rideHttp.askNext, { rideId: ride._id }, signedInAs(caller));
/** With the right code, whoever calls. */
const verify: CallAboutRide = async ({ ride, rider }, caller) => {
  const { startCode: otp = '' } = await fixture.see(ride, rider.person);
  return fixture.call(rideHttp.verifyCode, { rideId: ride._id, otp }, signedInAs(caller));
};

const search: CallAboutRide = (_about, caller) =>
  fixture.call(rideHttp.searchPlaces, { text: 'Farmgate' }, signedInAs(caller));
const exportRides: CallAboutRide = (_about, caller) => fixture.call(rideHttp.exportRides, {}, signedInAs(caller));
const ownPlaces: CallAboutRide = (_about, caller) => fixture.call(rideHttp.ownPlaces, {}, signedInAs(caller));
const estimates: CallAboutRide = (_about, caller) => {
  const points = { pickupLat: 23.75, pickupLng: 90.37, dropLat: 23.73, dropLng: 90.42 };
  return fixture.call(rideHttp.estimates, points, signedInAs(caller));
};

const READS: readonly CallAboutRide[] = [see, search, exportRides, ownPlaces, estimates];

/** 404 for callers who may not see a ride, 403 for callers who see it but may not change it. */
const CELLS = {
  ok: '200',
  '401': '401 auth/not-signed-in',
  '404': '404 ride/not-found',
  /** The role may not make this call, whatever the ride. */
  role: '403 auth/not-allowed',
  /** The caller sees the ride but may not take this step. */
  step: '403 ride/not-yours-to-change',
  /** The table has no such transition. */
  '409': '409 ride/illegal-transition',
  code: '409 ride/code-required',
  /** The driver is on the way. */
  away: '409 ride/not-moving-away',
} as const;

/*                                                signed   its    another  its    another         SUPER_
   call               while           what        out      rider  rider    driver driver   ADMIN  ADMIN   */
const TABLE: [string, RideStatus, CallAboutRide, ...(keyof typeof CELLS)[]][] = [
  ['see', 'REQUESTED', see, '401', 'ok', '404', 'ok', '404', 'ok', 'ok'],
  ['see', 'IN TRANSIT', see, '401', 'ok', '404', 'ok', '404', 'ok', 'ok'],
  ['see', 'COMPLETED', see, '401', 'ok', '404', 'ok', '404', 'ok', 'ok'],
  ['ACCEPTED', 'REQUESTED', to('ACCEPTED'), '401', 'step', '404', 'ok', '404', 'step', 'step'],
  ['REJECTED', 'REQUESTED', to('REJECTED'), '401', 'step', '404', 'ok', '404', 'step', 'step'],
  ['CANCELLED', 'REQUESTED', to('CANCELLED'), '401', 'ok', '404', 'step', '404', 'step', 'step'],
  ['PICKED UP', 'REQUESTED', to('PICKED UP'), '401', '409', '404', '409', '404', '409', '409'],
  ['CANCELLED', 'ACCEPTED', to('CANCELLED'), '401', 'ok', '404', 'ok', '404', 'ok', 'ok'],
  ['PICKED UP', 'ACCEPTED', to('PICKED UP'), '401', 'step', '404', 'code', '404', 'step', 'step'],
  ['IN TRANSIT', 'PICKED UP', to('IN TRANSIT'), '401', 'step', '404', 'ok', '404', 'step', 'step'],
  ['CANCELLED', 'PICKED UP', to('CANCELLED'), '401', 'step', '404', 'step', '404', 'ok', 'ok'],
  ['COMPLETED', 'IN TRANSIT', to('COMPLETED'), '401', 'step', '404', 'ok', '404', 'step', 'step'],
  ['CANCELLED', 'IN TRANSIT', to('CANCELLED'), '401', 'step', '404', 'step', '404', 'ok', 'ok'],
  ['CANCELLED', 'COMPLETED', to('CANCELLED'), '401', '409', '404', '409', '404', '409', '409'],
  ['set the fare', 'ACCEPTED', fare, '401', 'role', 'role', 'ok', '404', 'role', 'role'],
  ['tell the arrival', 'ACCEPTED', arrive, '401', 'role', 'role', 'ok', '404', 'role', 'role'],
  ['type the code', 'ACCEPTED', verify, '401', 'role', 'role', 'ok', '404', 'role', 'role'],
  ['search a place', 'ACCEPTED', search, '401', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  ['save rides as a file', 'ACCEPTED', exportRides, '401', 'role', 'role', 'role', 'role', 'ok', 'ok'],
  ['list one’s own places', 'ACCEPTED', ownPlaces, '401', 'ok', 'ok', 'role', 'role', 'role', 'role'],
  ['ask for estimates', 'ACCEPTED', estimates, '401', 'ok', 'ok', 'role', 'role', 'role', 'ok'],
  ['ask the next', 'ACCEPTED', askNext, '401', 'away', '404', 'role', 'role', 'role', 'role'],
  ['renew the code', 'ACCEPTED', renew, '401', 'ok', '404', 'role', 'role', 'role', 'role'],
];

describe('who may do what with a ride', () => {
  it.each(TABLE)('%s, while %s', async (_call, status, call, ...cells) => {
    const about = { of: status, make: () => people.rideIn(status), isRead: READS.includes(call) };
    const outcomes = await people.outcomes(call, about);
    expect(byCaller(outcomes)).toEqual(byCaller(cells.map((cell) => CELLS[cell])));
  });

  it('a refused call leaves the ride as it was', async () => {
    const about = await people.rideIn('ACCEPTED');
    await fixture.platform.settled();
    const before = await stored(about);
    for (const call of [to('ACCEPTED'), to('COMPLETED'), to('PICKED UP'), fare, renew, verify]) {
      for (const name of ['signed out', 'another rider', 'another driver', 'ADMIN', 'SUPER_ADMIN'] as const)
        expect((await call(about, people.personOf(name, about))).status).toBeGreaterThanOrEqual(400);
    }
    expect(await stored(about)).toEqual(before);
  });

  it('a ride that does not exist is answered like somebody else’s', async () => {
    const about = await people.rideIn('REQUESTED');
    const nowhere = { ...about, ride: { ...about.ride, _id: newId() } };
    for (const call of [see, to('CANCELLED'), renew]) {
      const answers = [
        await call(about, people.personOf('another rider', about)),
        await call(nowhere, about.rider.person),
      ];
      expect(answers.map(outcomeOf)).toEqual(['404 ride/not-found', '404 ride/not-found']);
    }
  });
});

const stored = ({ ride }: FixtureRide) => fixture.platform.model('ride', 'Ride').findById(ride._id).lean();

describe('who may make the calls about no single ride', () => {
  const book = async (caller: Person | undefined) => {
    const driver = await fixture.driver();
    const input = { pickupLocation: 'Mirpur', dropLocation: 'Farmgate', driver: driver.driverId };
    return fixture.call(rideHttp.book, input, signedInAs(caller));
  };
  const list = (caller: Person | undefined) => fixture.call(rideHttp.rides, {}, signedInAs(caller));
  const find = (caller: Person | undefined) => fixture.call(rideHttp.rides, { find: 'P-7Q4MK' }, signedInAs(caller));
  const current = (caller: Person | undefined) => fixture.call(rideHttp.currentRide, {}, signedInAs(caller));
  const analytics = (caller: Person | undefined) => fixture.call(rideHttp.analytics, {}, signedInAs(caller));

  const calls: [string, (caller: Person | undefined) => Promise<Answer>, ...string[]][] = [
    /*             signed out  RIDER  DRIVER  ADMIN  SUPER_ADMIN */
    ['book', book, '401', '201', '403', '403', '403'],
    ['list', list, '401', '200', '200', '200', '200'],
    ['list what is searched for', find, '401', '403', '403', '200', '200'],
    ['current ride', current, '401', '200', '200', '403', '403'],
    ['analytics', analytics, '401', '403', '403', '200', '200'],
  ];

  it.each(calls)('%s', async (_name, call, ...expected) => {
    const callers = [
      undefined,
      ...([ROLE.RIDER, ROLE.DRIVER, ROLE.ADMIN, ROLE.SUPER_ADMIN] as const).map((role) => person({ role })),
    ];
    const statuses = [];
    for (const caller of callers) statuses.push(String((await call(caller)).status));
    expect(statuses).toEqual(expected);
  });

  it('nobody unverified books', async () => {
    expect(outcomeOf(await book(person({ role: ROLE.RIDER, verified: false })))).toBe('403 auth/not-allowed');
  });
});

/** What each viewer sees of a ride in a status; `both` is phones and plate. */
const SHOWN: [RideStatus, Record<'its rider' | 'its driver' | 'ADMIN', '' | 'plate' | 'both' | 'both and code'>][] = [
  [RIDE_STATUS.REQUESTED, { 'its rider': '', 'its driver': '', ADMIN: 'plate' }],
  [RIDE_STATUS.ACCEPTED, { 'its rider': 'both and code', 'its driver': 'both', ADMIN: 'both' }],
  [RIDE_STATUS.PICKED_UP, { 'its rider': 'both', 'its driver': 'both', ADMIN: 'both' }],
  [RIDE_STATUS.IN_TRANSIT, { 'its rider': 'both', 'its driver': 'both', ADMIN: 'both' }],
  [RIDE_STATUS.COMPLETED, { 'its rider': '', 'its driver': '', ADMIN: 'plate' }],
  [RIDE_STATUS.REJECTED, { 'its rider': '', 'its driver': '', ADMIN: 'plate' }],
  [RIDE_STATUS.CANCELLED, { 'its rider': '', 'its driver': '', ADMIN: 'plate' }],
];

describe('who sees phones, plate and start code', () => {
  it.each(SHOWN)('%s', async (status, shown) => {
    const about = await people.readable(status);
    for (const [name, expected] of Object.entries(shown) as [keyof typeof shown, string][]) {
      const caller = people.personOf(name, about) as Person;
      for (const [call, view] of await viewsOf(about, caller))
        expect([call, name, secretsIn(view, about)]).toEqual([call, name, expected]);
    }
  });

  it('never in lists of others', async () => {
    const about = await people.readable('ACCEPTED');
    for (const name of ['another rider', 'another driver'] as const) {
      const caller = people.personOf(name, about) as Person;
      const filters = [
        {},
        { user: about.rider.person.id },
        { driver: about.driver.driverId },
        { rideStatus: 'ACCEPTED' },
      ];
      for (const filter of filters) {
        const answer = await fixture.call(rideHttp.rides, filter as never, { as: caller });
        expect(dataOf<{ data: RideView[] }>(answer).data).toEqual([]);
      }
      expect(dataOf(await fixture.call(rideHttp.currentRide, {}, { as: caller }))).toBeNull();
    }
  });
});

/** The ride as each call returns it to somebody who may see it. */
async function viewsOf({ ride }: FixtureRide, caller: Person): Promise<[string, RideView][]> {
  const listed = dataOf<{ data: RideView[] }>(await fixture.call(rideHttp.rides, { limit: 100 }, { as: caller })).data;
  const views: [string, RideView | undefined | null][] = [
    ['get', await fixture.see(ride, caller)],
    ['list', listed.find(({ _id }) => _id === ride._id)],
  ];
  if (caller.role === ROLE.RIDER || caller.role === ROLE.DRIVER)
    views.push(['current', dataOf<RideView | null>(await fixture.call(rideHttp.currentRide, {}, { as: caller }))]);
  expect(views[1]?.[1]).toBeDefined();
  return views.flatMap(([call, view]) => (view ? [[call, view] as [string, RideView]] : []));
}

function secretsIn(view: RideView, { rider, driver }: FixtureRide): string {
  const text = JSON.stringify(view);
  const found = [rider.phone, driver.phone, driver.plate].filter((secret) => text.includes(secret)).length;
  if (found === 0) return /startCode/.test(text) ? 'code' : '';
  if (found === 1 && text.includes(driver.plate)) return 'plate';
  return `${found === 3 ? 'both' : `${found} of 3`}${/"startCode":"\d{6}"/.test(text) ? ' and code' : ''}`;
}
