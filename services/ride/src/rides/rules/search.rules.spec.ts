import { NOBODY } from '@pothik/contracts/ride';
import { type AskedDriver, later, type Ride } from './ride.rules.js';
import { driverProjection, MINUTE, NOW, OTHER_DRIVER, rideIn } from './sample-ride.js';
import {
  askedIn,
  type Candidate,
  type Candidates,
  firstFree,
  goOn,
  refusedLast,
  searchFrom,
  shownDriver,
} from './search.rules.js';

const CNG = { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-D-1' } as const;
const NEXT = driverProjection({ id: 'next', userId: OTHER_DRIVER.id, vehicleId: 'next-vehicle' });
const free: Candidate = { driver: NEXT, vehicle: CNG, isEngaged: false };
const kinds: Record<string, Candidate> = {
  next: free,
  asleep: { ...free, isPushAlone: true },
  busy: { ...free, isEngaged: true },
  blocking: { ...free, isBlocking: true },
  offline: { ...free, driver: { ...NEXT, availabilityStatus: 'OFFLINE' } },
  suspended: { ...free, driver: { ...NEXT, status: 'SUSPENDED' } },
  bike: { ...free, vehicle: { ...CNG, vehicleType: 'BIKE' } },
  unknown: { driver: undefined, vehicle: undefined, isEngaged: false },
};
const candidates = (...names: string[]): Candidates => new Map(names.map((name) => [name, kinds[name] as Candidate]));

const step = (to: 'REJECTED' | 'CANCELLED', by: 'DRIVER' | 'RIDER' | 'SYSTEM') =>
  ({ from: 'REQUESTED', to, by, personId: '', at: NOW, reason: '' }) as const;
const END = later(NOW, 5 * MINUTE);
const former = (driverId = 'former', at = NOW): AskedDriver => ({
  ...{ driverId, driverUserId: `${driverId}-user`, vehicleId: 'vehicle', outcome: 'REJECTED', reason: '', at },
});
const searching = (fields: Partial<Ride> = {}): Ride =>
  rideIn('REQUESTED', { vehicle: CNG, asking: searchFrom(NOW), ...fields });
const nobodysTurn = (fields: Partial<Ride> = {}): Ride =>
  searching({ driverId: NOBODY, driverUserId: NOBODY, ...fields });
const on = (ride: Ride, among: Candidates, now: Date, over?: AskedDriver) => {
  const search = ride.asking ?? searchFrom(NOW);
  const asked = over ? [...search.asked, over] : search.asked;
  return goOn(ride, { ...search, asked }, { former: over, candidates: among }, now);
};

describe('who is asked', () => {
  it('is the first who is free and drives such a vehicle', () => {
    const all = candidates('busy', 'blocking', 'offline', 'suspended', 'unknown', 'bike', 'next');
    expect(firstFree(all, 'CNG', undefined)).toMatchObject({ driverId: 'next', vehicle: CNG });
    expect(firstFree(candidates('busy', 'bike'), 'CNG', undefined)).toBeUndefined();
  });

  it('is nobody twice in a search, unless the offer was raised since', () => {
    const search = { ...searchFrom(NOW), asked: [former('next')] };
    expect(askedIn(search)).toEqual(['next']);
    expect(firstFree(candidates('next'), 'CNG', search)).toBeUndefined();
    expect(askedIn({ ...search, raisedAt: later(NOW, 1) })).toEqual([]);
    expect(askedIn({ ...search, raisedAt: later(NOW, -1) })).toEqual(['next']);
  });
});

it('who refused this rider a moment ago is asked last', () => {
  const past = [
    rideIn('REJECTED', { driverId: 'refused', history: [step('REJECTED', 'DRIVER')] }),
    rideIn('CANCELLED', { driverId: 'silent', history: [{ ...step('CANCELLED', 'SYSTEM'), cause: 'unanswered' }] }),
    rideIn('CANCELLED', { driverId: 'stopped', history: [step('CANCELLED', 'RIDER')] }),
  ];
  const ids = ['refused', 'silent', 'stopped', 'next'];
  expect(refusedLast(ids, past, later(NOW, MINUTE))).toEqual(['stopped', 'next', 'refused', 'silent']);
  expect(refusedLast(ids, past, later(NOW, 15 * MINUTE))).toEqual(ids);
});

describe('a search', () => {
  it('asks the next for 30 seconds, and tells whose turn is over', () => {
    const { ride, domainEvents } = on(searching(), candidates('next'), NOW, former());
    expect(ride).toMatchObject({ driverId: 'next', driverUserId: OTHER_DRIVER.id, answerBy: later(NOW, 30_000) });
    expect(domainEvents).toEqual([{ kind: 'driverAsked', former: expect.objectContaining({ outcome: 'REJECTED' }) }]);
  });

  it('asks the next for 60 seconds whom only push reaches, and says nothing of it', () => {
    const asleep = new Map([['next', kinds.asleep as Candidate]]);
    const [awake, woken] = [candidates('next'), asleep].map((among) => on(searching(), among, NOW, former()));
    expect(woken?.ride.answerBy).toEqual(later(NOW, MINUTE));
    expect(woken).toEqual({ ...awake, ride: { ...awake?.ride, answerBy: later(NOW, MINUTE) } });
  });

  it('goes on with nobody free: it is nobody’s turn, and is looked for again in ten seconds', () => {
    const { ride, domainEvents } = on(searching(), candidates('busy'), NOW, former());
    expect(ride).toMatchObject({
      ...{ status: 'REQUESTED', driverId: NOBODY, driverUserId: NOBODY, answerBy: later(NOW, 10_000) },
      asking: { asked: [former()] },
    });
    expect(domainEvents).toHaveLength(1);
    expect(shownDriver(ride)).toMatchObject({ driverId: 'former', driverUserId: 'former-user' });
  });

  it('asks who came free meanwhile, and tells nothing while nobody did', () => {
    const later10 = later(NOW, 10_000);
    expect(on(nobodysTurn(), candidates('busy'), later10).domainEvents).toEqual([]);
    const found = on(nobodysTurn(), candidates('next'), later10);
    expect(found.ride.driverId).toBe('next');
    expect(found.domainEvents).toEqual([{ kind: 'driverAsked' }]);
  });

  it('looks for the last time at its end', () => {
    const { ride } = on(nobodysTurn(), candidates(), later(END, -4_000));
    expect(ride.answerBy).toEqual(END);
  });

  it('is cancelled by the system after five minutes, whoever is free', () => {
    const { ride } = on(nobodysTurn(), candidates('next'), END);
    expect(ride).toMatchObject({ status: 'CANCELLED', endedAt: END });
    expect(ride.history.at(-1)).toMatchObject({ by: 'SYSTEM', cause: 'nobody-next' });
  });

  it('tells of a turn that ended after the five minutes, and is cancelled by the next look', () => {
    const late = later(END, 20_000);
    const { ride, domainEvents } = on(searching(), candidates('next'), late, former('last', late));
    expect(ride).toMatchObject({ status: 'REQUESTED', driverId: NOBODY, answerBy: later(late, 1_000) });
    expect(domainEvents).toHaveLength(1);
    expect(on(ride, candidates('next'), later(late, 1_000)).ride.status).toBe('CANCELLED');
  });

  it('of the release before ends five minutes after the request', () => {
    const stored = nobodysTurn({ asking: { asked: [], waiting: ['next'] } });
    expect(on(stored, candidates(), later(NOW, 5 * MINUTE)).ride.status).toBe('CANCELLED');
  });
});
