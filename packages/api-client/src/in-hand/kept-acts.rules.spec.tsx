import { ACT_AGE } from '@pothik/contracts/platform';
import {
  ageOf,
  followsFrom,
  isKeptAct,
  isSentAfterRide,
  MOST_ACTS_OF_A_RIDE,
  mayWithdraw,
  nextToSend,
  notSentAfter,
  withoutExcess,
} from './kept-acts.rules';
import type { KeptAct, RideAct } from './order-of-work.rules';

const PERSON = 'rafiqul';
const RIDE = 'ride-7';

const kept = (number: number, act: RideAct, changes: Partial<KeptAct> = {}): KeptAct => ({
  number,
  rideId: RIDE,
  personId: PERSON,
  act,
  key: `key-${number}`,
  pressedAt: 1_000,
  ...changes,
});
const ARRIVED = kept(1, { kind: 'arrived' });
const CODE = kept(2, { kind: 'start-code', otp: '482915' });
const TRANSIT = kept(3, { kind: 'in-transit' });
const SOS = kept(4, { kind: 'sos' });
const DONE = { kind: 'done', at: 2_000 } as const;

describe('the next act to send', () => {
  it('is the one that was kept first', () => {
    expect(nextToSend([TRANSIT, CODE, ARRIVED], PERSON)).toBe(ARRIVED);
  });

  it('is SOS before all others', () => {
    expect(nextToSend([ARRIVED, CODE, SOS], PERSON)).toBe(SOS);
  });

  it('is no act that ended, and none of another person', () => {
    expect(
      nextToSend(
        [
          { ...ARRIVED, end: DONE },
          { ...CODE, personId: 'nusrat' },
        ],
        PERSON,
      ),
    ).toBeUndefined();
  });

  it('is an SOS that was refused once all acts of its ride are sent', () => {
    const late = { ...SOS, isAfterRide: true };
    expect(nextToSend([ARRIVED, late], PERSON)).toBe(ARRIVED);
    expect(nextToSend([{ ...ARRIVED, end: DONE }, late], PERSON)).toBe(late);
  });
});

it.each([
  [200, 'done'],
  [201, 'done'],
  [400, 'refused'],
  [404, 'refused'],
  [409, 'refused'],
  [401, 'later'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [undefined, 'later'],
] as const)('an answer of %s: %s', (status, follows) => expect(followsFrom(status)).toBe(follows));

describe('a refused act', () => {
  it('ends the later ones of its ride, but no SOS and no other ride', () => {
    const foreign = kept(9, { kind: 'completed' }, { rideId: 'ride-8' });
    expect(notSentAfter([ARRIVED, CODE, TRANSIT, SOS, foreign], CODE)).toEqual([TRANSIT]);
  });

  it('ends nothing as an SOS, which is sent once more after acts that may allow it', () => {
    expect(notSentAfter([ARRIVED, SOS], SOS)).toEqual([]);
    expect(isSentAfterRide([CODE, SOS], SOS)).toBe(true);
    expect(isSentAfterRide([SOS], SOS)).toBe(false);
    expect(isSentAfterRide([CODE, SOS], { ...SOS, isAfterRide: true })).toBe(false);
    expect(isSentAfterRide([CODE, TRANSIT], CODE)).toBe(false);
  });
});

it('the last act that waits may be taken back, an SOS never', () => {
  const acts = [ARRIVED, CODE, SOS];
  expect(acts.filter((act) => mayWithdraw(act, acts))).toEqual([CODE]);
  expect(mayWithdraw({ ...CODE, end: DONE }, acts)).toBe(false);
});

it('an age is what passed on the device, whatever its clock says', () => {
  expect(ageOf({ pressedAt: 1_000 }, 61_000.4)).toBe(60_000);
  expect(ageOf({ pressedAt: 61_000 }, 1_000)).toBe(0);
  expect(ageOf({ pressedAt: 0 }, 365 * ACT_AGE.maximumMs)).toBe(0);
});

it('of a thousand acts of a ride the first twenty count', () => {
  const thousand = Array.from({ length: 1_000 }, (_, place) => kept(1_000 - place, { kind: 'arrived' }));
  const other = kept(2_000, { kind: 'sos' }, { rideId: 'ride-8' });
  const numbers = withoutExcess([...thousand, other]).map(({ number }) => number);
  expect(numbers).toEqual([...Array.from({ length: MOST_ACTS_OF_A_RIDE }, (_, place) => place + 1), 2_000]);
});

it.each([
  ['nothing', undefined],
  ['a text', 'arrived'],
  ['another act', { ...ARRIVED, act: { kind: 'accept' } }],
  ['an act without a key', { ...ARRIVED, key: undefined }],
  ['an act without a time', { ...ARRIVED, pressedAt: 'yesterday' }],
])('%s in the store is no kept act', (_what, stored) => expect(isKeptAct(stored)).toBe(false));

it('what this release wrote is a kept act', () => expect(isKeptAct(ARRIVED)).toBe(true));
