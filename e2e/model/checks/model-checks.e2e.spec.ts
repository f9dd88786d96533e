import type { RideView } from '@pothik/contracts/ride';
import { rideHttp } from '@pothik/contracts/ride';
import { growthFindings, historyFindings } from '@pothik/infra/invariants';
import { runFindings } from './acknowledged.rules.js';
import { answerFindings } from './answer.rules.js';
import { holdingFindings } from './held-rides.rules.js';
import { privacyFindings } from './privacy.rules.js';
import type { Acknowledgement } from './record.js';
import { completedRide, type SampleRun, soundRun, viewer } from './sample-run.js';
import { type Settled, settledFindings } from './settled.rules.js';

const [rider, driver, stranger, administrator] = [
  viewer('rider', 'RIDER'),
  viewer('driver', 'DRIVER'),
  viewer('stranger', 'RIDER'),
  viewer('administrator', 'ADMIN'),
];
const judgementsOf = (run: SampleRun) => [
  ...run.rides.flatMap(historyFindings),
  ...runFindings(run),
  ...holdingFindings(run),
];
const acknowledgement = ({ acknowledged }: SampleRun, to: string) =>
  acknowledged.find((one) => one.rideId === 'ride-1' && one.to === to) as Acknowledgement;
const ride = ({ rides }: SampleRun, index = 0) => rides[index] as RideView;
const entry = (run: SampleRun, index: number) => ride(run).history[index] as RideView['history'][number];

/** What is planted, and the words by which the checks must tell of it. */
const FAULTS: readonly (readonly [string, RegExp, (run: SampleRun) => unknown])[] = [
  ['a ride begins in the middle', /does not begin with its rider's request/, (run) => ride(run).history.shift()],
  ['a step is missing', /a step is missing after ACCEPTED/, (run) => ride(run).history.splice(2, 1)],
  [
    'a CANCELLED ride became COMPLETED',
    /CANCELLED to COMPLETED by DRIVER: no edge of the table/,
    (run) => {
      entry(run, 3).to = 'CANCELLED';
      entry(run, 4).from = 'CANCELLED';
    },
  ],
  ['a rider took the driver’s step', /not theirs to take/, (run) => (entry(run, 1).by = 'RIDER')],
  ['a ride is not where its history ends', /ride-1 is IN TRANSIT/, (run) => (ride(run).rideStatus = 'IN TRANSIT')],
  ['a ride was picked up without a fare', /without a fare/, (run) => (ride(run).fare = null)],
  ['a step was told and is not kept', /ride-1: acknowledged were/, (run) => run.rides[0]?.history.pop()],
  [
    'two drivers were both told yes',
    /ride-1: acknowledged were ACCEPTED by DRIVER, ACCEPTED by STRANGER/,
    (run) => run.acknowledged.push({ ...acknowledgement(run, 'ACCEPTED'), by: 'STRANGER', key: 'another' }),
  ],
  [
    'the fare is not the one the rider agreed to',
    /picked up for 90, which its rider never agreed to/,
    (run) => (ride(run).fare = 90),
  ],
  [
    'a wrong code was taken',
    /never agreed to/,
    (run) => Object.assign(acknowledgement(run, 'PICKED UP'), { typed: '654321' }),
  ],
  ['the fare is nobody’s', /which nobody asked for/, (run) => run.fares.delete('ride-1')],
  [
    'a refusal names a status that was over',
    /said to be ACCEPTED when it was not/,
    (run) => run.refused.push({ rideId: 'ride-1', from: 'ACCEPTED', to: 'COMPLETED', sentAt: 13_000 }),
  ],
  [
    'an edge of the table was refused',
    /refused COMPLETED from IN TRANSIT, which is allowed/,
    (run) => run.refused.push({ rideId: 'ride-1', from: 'IN TRANSIT', to: 'COMPLETED', sentAt: 13_500 }),
  ],
  [
    'one driver and one rider had two rides at a time',
    /driver profile had ride-1 and ride-2[\s\S]*rider rider had/,
    (run) => {
      run.rides[1] = completedRide('ride-2', 11);
      for (const one of run.acknowledged) if (one.rideId === 'ride-2') one.receivedAt -= 9_000;
    },
  ],
];

describe('the checks of the model', () => {
  it('find nothing where everything is as it should be', () => {
    expect(judgementsOf(soundRun())).toEqual([]);
  });

  it.each(FAULTS)('see when %s', (_what, words, plant) => {
    const run = soundRun();
    plant(run);
    expect(judgementsOf(run).join('\n')).toMatch(words);
  });

  it('see a fare that changes after pick-up, and a history that is rewritten', () => {
    const [before, after] = [completedRide('ride-1', 10), completedRide('ride-1', 10)];
    expect(growthFindings(before, after)).toEqual([]);
    expect(growthFindings(before, { ...after, fare: 7 })).toEqual([expect.stringMatching(/fare went from 120 to 7/)]);
    expect(growthFindings(before, completedRide('ride-1', 11))).toEqual([expect.stringMatching(/rewritten/)]);
  });

  it('see an answer that is a bug, and a refusal the call does not declare', () => {
    const answer = (status: number, code: string) => ({ status, headers: new Headers(), body: { code } });
    expect(answerFindings(rideHttp.book, answer(409, 'ride/rider-has-open-ride'))).toEqual([]);
    expect(answerFindings(rideHttp.book, answer(500, 'platform/unexpected'))).toHaveLength(1);
    expect(answerFindings(rideHttp.book, answer(409, 'ride/code-locked'))).toHaveLength(1);
    expect(answerFindings(rideHttp.book, answer(200, ''))).toHaveLength(1);
  });
});

describe('a code, a phone and a plate are seen by those who should', () => {
  const phone = '01712345678';
  const accepted: RideView = { ...completedRide('ride-1', 10), rideStatus: 'ACCEPTED', startCode: '123456' };
  const engaged = { ...completedRide('ride-1', 10), rideStatus: 'IN TRANSIT' as const };
  const withPhone = (one: RideView): RideView => ({ ...one, user: { ...one.user, phone } });
  const { startCode: _code, ...withoutCode } = accepted;

  it('and by them alone is nothing to tell', () => {
    expect(privacyFindings(rider, { data: withPhone(accepted) })).toEqual([]);
    expect(privacyFindings(driver, { data: { data: [withPhone(withoutCode)] } })).toEqual([]);
    expect(privacyFindings(administrator, { data: withPhone(withoutCode) })).toEqual([]);
    expect(privacyFindings(rider, { data: { _id: 'rider', role: 'RIDER', email: 'a@b.test', phone } })).toEqual([]);
    expect(privacyFindings(driver, { data: [{ licenseNumber: 'DK1', user: { _id: 'driver', phone } }] })).toEqual([]);
    expect(privacyFindings(rider, { meta: { totalFare: 123456 } })).toEqual([]);
  });

  it.each([
    ['the driver is shown the code', driver, accepted],
    ['the administrator is shown the code', administrator, accepted],
    ['the code outlives its ride', rider, { ...engaged, startCode: '123456' }],
    ['the code stands in a sentence', driver, { message: 'The code is 123456.' }],
    ['the code is a number of another name', driver, { ...withoutCode, rideOtp: 123456 }],
    ['a phone stays after the end', driver, withPhone(completedRide('ride-1', 10))],
    ['a phone is shown before the acceptance', driver, withPhone({ ...withoutCode, rideStatus: 'REQUESTED' })],
    ['a card carries a phone', rider, [{ _id: 'profile', user: { _id: 'driver', phone } }]],
    ['a card carries an e-mail', rider, [{ _id: 'profile', user: { _id: 'driver', email: 'karim@story.test' } }]],
    ['a card carries a plate', rider, [{ vehicle: { vehicleLicense: 'DM-123' } }]],
    ['somebody else’s profile is open', driver, { licenseNumber: 'DK1', user: { _id: 'other', phone } }],
    ['a stranger sees a ride', stranger, withoutCode],
  ])('%s: it is told', (_what, who, shown) => {
    expect(privacyFindings(who, { data: shown })).not.toEqual([]);
  });
});

describe('when the events have drained', () => {
  const sound = (): Settled => ({
    past: { rides: [completedRide('ride-1', 10)], incidents: ['incident'] },
    rides: [completedRide('ride-1', 10)],
    totals: [{ driverId: 'profile', name: 'Karim', totalRides: 1, totalEarnings: 120, engaged: false, totalFare: 120 }],
    incidents: new Set(['incident']),
  });

  it('totals are the sum over completed rides, and nothing is lost', () => {
    expect(settledFindings(sound())).toEqual([]);
  });

  it.each<[string, RegExp, (settled: Settled) => Partial<Settled>]>([
    ['a ride is lost', /was acknowledged and is lost/, () => ({ rides: [] })],
    [
      'a ride nobody asked for stands there',
      /ride-9 was never acknowledged/,
      ({ rides }) => ({ rides: [...rides, completedRide('ride-9', 40)] }),
    ],
    [
      'an ended ride changed',
      /changed after its end/,
      () => ({ rides: [{ ...completedRide('ride-1', 10), fare: 7 }] }),
    ],
    ['an incident is lost', /incident incident was acknowledged and is lost/, () => ({ incidents: new Set() })],
    [
      'a fare was counted twice',
      /has earned 240, not 120/,
      ({ totals }) => ({ totals: totals.map((one) => ({ ...one, totalEarnings: 240 })) }),
    ],
    [
      'a driver stays engaged',
      /engaged with no ride/,
      ({ totals }) => ({ totals: totals.map((one) => ({ ...one, engaged: true })) }),
    ],
  ])('%s: it is told', (_what, words, plant) => {
    expect(settledFindings({ ...sound(), ...plant(sound()) }).join('\n')).toMatch(words);
  });
});
