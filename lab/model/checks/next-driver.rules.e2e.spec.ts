import type { RideView } from '@pothik/contracts/ride';
import {
  askedRun,
  completedRide,
  handedOverRun,
  type SampleRun,
  soundRun,
} from '../../../e2e/support/actors/sample-run.js';
import { runFindings } from './acknowledged.rules.js';
import { askedFindings, driverFindings } from './asked.rules.js';
import { holdingFindings } from './held-rides.rules.js';
import { handOvers, isAsLeft, nextDriverFindings } from './next-driver.rules.js';

const NOTED = [{ rideId: 'ride-1', at: 10_400 }];

const findings = (run: SampleRun, notes = NOTED): string => nextDriverFindings(run.rides, notes).join('\n');
const handedOver = ({ rides }: SampleRun) => rides[0] as RideView;

describe('the checks of asking the next driver', () => {
  it('find nothing in correct runs', () => {
    const run = handedOverRun();
    expect([findings(run), findings(askedRun()), findings(soundRun(), [])]).toEqual(['', '', '']);
    expect([...runFindings(run), ...askedFindings(run), ...holdingFindings(run)]).toEqual([]);
    expect(handOvers(handedOver(run))).toBe(1);
  });

  it.each<[string, { rideId: string; at: number }[]]>([
    ['nobody noted it', []],
    ['it was noted of another ride', [{ rideId: 'ride-2', at: 10_400 }]],
    ['it was noted before the acceptance', [{ rideId: 'ride-1', at: 10_100 }]],
    ['it was noted afterwards', [{ rideId: 'ride-1', at: 10_700 }]],
  ])('detect a ride that leaves its driver although %s', (_what, notes) => {
    expect(findings(handedOverRun(), notes)).toMatch(/who did not move away/);
  });

  it.each<[string, RegExp, (run: SampleRun) => unknown]>([
    ['it counts as rejected', /counts as rejected/, (run) => (handedOver(run).rideStatus = 'REJECTED')],
    ['the turn is not told', /left 1 drivers and tells of 0/, (run) => handedOver(run).asking?.asked.pop()],
    [
      'the history has another cause',
      /left its driver for unanswered/,
      (run) => Object.assign(handedOver(run).history[2] as object, { cause: 'unanswered' }),
    ],
  ])('detect that %s', (_what, words, plant) => {
    const run = handedOverRun();
    plant(run);
    expect(findings(run)).toMatch(words);
  });

  it('let a ride leave its driver for a fare above the offer, and for no other fare', () => {
    const run = handedOverRun();
    Object.assign(handedOver(run).history[2] as object, { cause: 'fare-not-agreed' });
    const priced = (fare: number) => [
      { rideId: 'ride-1', fare: 220, isAsked: false, sentAt: 10_000, receivedAt: 10_050 },
      { rideId: 'ride-1', fare, isAsked: true, sentAt: 10_300, receivedAt: 10_400 },
    ];
    expect(nextDriverFindings(run.rides, [], priced(250))).toEqual([]);
    expect(nextDriverFindings(run.rides, [], priced(220)).join()).toMatch(/did not move away/);
    expect(nextDriverFindings(run.rides, NOTED, priced(220)).join()).toMatch(/left its driver for fare-not-agreed/);
  });

  it('detect a late answer that is told something else, and an acceptance too many', () => {
    const late = handedOverRun();
    Object.assign(late.refusedAnswers[0] as object, { code: 'ride/not-found' });
    expect(askedFindings(late)).toEqual(['ride ride-1: the late answer of former was refused with ride/not-found']);
    const taken = handedOverRun();
    taken.acknowledged.push({ ...(taken.acknowledged.at(-2) as object), personId: 'third', key: 'third' } as never);
    expect(askedFindings(taken).join()).toMatch(/became ACCEPTED by third, who does not have it/);
  });

  it('detect a former driver who has two rides at once', () => {
    const run = handedOverRun();
    const other = completedRide('ride-2', 9);
    run.rides[1] = { ...other, driver: { ...other.driver, user: { ...other.driver.user, _id: 'former' } } };
    run.acknowledged = run.acknowledged.filter(({ rideId }) => rideId === 'ride-1');
    const taken = { rideId: 'ride-2', personId: 'former', to: 'ACCEPTED', by: 'DRIVER', key: 'second' } as const;
    run.acknowledged.push({ ...taken, sentAt: 9_900, receivedAt: 10_100 });
    expect(holdingFindings(run)).toEqual(['driver former had ride-2 and ride-1 at the same time']);
  });

  it('know that a driver who is asked again had the ride before the next one was asked, and has it now', () => {
    const run = handedOverRun();
    for (const acknowledged of run.acknowledged)
      if (acknowledged.personId === 'former') acknowledged.personId = 'driver';
    expect(holdingFindings(run)).toEqual([]);
  });

  it('let the driver change while the next is asked, and not afterwards', () => {
    const ride = handedOver(handedOverRun());
    const another: RideView = { ...ride, driver: { ...ride.driver, _id: 'another' } };
    const accepted: RideView = { ...another, rideStatus: 'ACCEPTED', history: ride.history.slice(0, 2) };
    expect(driverFindings(accepted, ride, false)).toEqual([]);
    expect(driverFindings({ ...another, rideStatus: 'REQUESTED' }, ride, false)).toEqual([]);
    expect(driverFindings(another, ride, false)).toEqual(['ride ride-1 went from driver another to profile']);
  });

  it('know the ride as a former driver left it', () => {
    const ride = handedOver(handedOverRun());
    const left = { from: 'ACCEPTED', to: 'CANCELLED', by: 'RIDER', at: ride.createdAt, reason: '' } as const;
    expect(isAsLeft({ history: [...ride.history.slice(0, 1), { ...left, cause: 'moved-away' }] })).toBe(true);
    expect(isAsLeft({ history: [...ride.history.slice(0, 1), left] })).toBe(false);
  });
});
