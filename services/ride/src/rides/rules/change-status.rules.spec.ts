import {
  RIDE_PARTY,
  RIDE_STATUS,
  RIDE_TRANSITIONS,
  type RideParty,
  type RideStatus,
  transitionOf,
} from '@pothik/contracts/ride';
import { changeStatus } from './change-status.rules.js';
import { later, type RideCaller } from './ride.rules.js';
import {
  ADMINISTRATOR,
  DRIVER,
  driverProjection,
  HOUR,
  NOW,
  OTHER_DRIVER,
  OTHER_RIDER,
  RIDER,
  refusalOf,
  rideIn,
} from './sample-ride.js';

const STATUSES = Object.values(RIDE_STATUS);
const PEOPLE: [RideParty, RideCaller][] = [
  [RIDE_PARTY.RIDER, RIDER],
  [RIDE_PARTY.DRIVER, DRIVER],
  [RIDE_PARTY.ADMINISTRATOR, ADMINISTRATOR],
];
const change = (from: RideStatus, to: RideStatus, caller: RideCaller, at = NOW) =>
  changeStatus(
    rideIn(from),
    caller,
    { to, reason: 'Plans have changed', driver: driverProjection(), freshCode: '482913' },
    at,
  );
const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

const isByAskNext = (from: RideStatus, to: RideStatus) => transitionOf(from, to)?.through === 'ask-next';

describe('what the table does not list, or only by asking the next', () => {
  const unlisted = pairs.filter(([from, to]) => transitionOf(from, to) === undefined || isByAskNext(from, to));

  it.each(unlisted)('%s never becomes %s, whoever calls', (from, to) => {
    for (const [, caller] of PEOPLE) {
      expect(refusalOf(() => change(from, to, caller))).toBe('ride/illegal-transition');
    }
  });

  it('is refused with both statuses named', () => {
    expect(() => change('CANCELLED', 'COMPLETED', DRIVER)).toThrow('A ride that is CANCELLED cannot become COMPLETED.');
  });
});

describe('what the table lists', () => {
  const edges = RIDE_TRANSITIONS.flatMap((edge) => PEOPLE.map(([party, caller]) => ({ ...edge, party, caller })));
  const allowed = edges.filter(({ by, party }) => by.includes(party));
  const refused = edges.filter(({ from, to, by, party }) => !by.includes(party) && !isByAskNext(from, to));

  it.each(allowed.filter(({ through }) => through === 'update-status'))(
    '$party takes a ride from $from to $to',
    ({ from, to, party, caller }) => {
      const { ride, domainEvents } = change(from, to, caller);
      expect(ride.status).toBe(to);
      expect(ride.history.at(-1)).toMatchObject({ from, to, by: party, personId: caller.id, at: NOW });
      expect(domainEvents[0]).toMatchObject({ kind: 'statusChanged', from, to, by: party, cause: '' });
    },
  );

  it.each(refused)('$party does not take a ride from $from to $to', ({ from, to, caller }) => {
    expect(refusalOf(() => change(from, to, caller))).toBe('ride/not-yours-to-change');
  });

  it('PICKED UP without the rider’s code is refused', () => {
    expect(refusalOf(() => change('ACCEPTED', 'PICKED UP', DRIVER))).toBe('ride/code-required');
  });

  it.each(pairs)('somebody else finds no ride to take from %s to %s', (from, to) => {
    expect(refusalOf(() => change(from, to, OTHER_RIDER))).toBe('ride/not-found');
    expect(refusalOf(() => change(from, to, OTHER_DRIVER))).toBe('ride/not-found');
  });
});

describe('the end of a ride', () => {
  it('has no code and no deadlines', () => {
    for (const [from, to] of [['ACCEPTED', 'CANCELLED'] as const, ['IN TRANSIT', 'COMPLETED'] as const]) {
      const { ride } = change(from, to, DRIVER);
      const nothing = { code: null, answerBy: null, pickUpBy: null, alertAt: null, endBy: null, endedAt: NOW };
      expect(ride).toMatchObject(nothing);
    }
  });

  it('is refused as completion 24 hours after pick-up, whether or not a sweep has closed it', () => {
    const late = later(NOW, 24 * HOUR);
    expect(refusalOf(() => change('IN TRANSIT', 'COMPLETED', DRIVER, late))).toBe('ride/end-too-late');
    expect(refusalOf(() => change('PICKED UP', 'IN TRANSIT', DRIVER, late))).toBe('ride/end-too-late');
  });
});
