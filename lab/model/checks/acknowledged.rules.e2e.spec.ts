import type { RideView } from '@pothik/contracts/ride';
import type { Acknowledgement } from '../../../e2e/support/actors/record.js';
import { askedRun, type SampleRun, soundRun } from '../../../e2e/support/actors/sample-run.js';
import { runFindings } from './acknowledged.rules.js';

const acknowledgement = ({ acknowledged }: SampleRun, to: string) =>
  acknowledged.find((one) => one.rideId === 'ride-1' && one.to === to) as Acknowledgement;
const ride = ({ rides }: SampleRun, index = 0) => rides[index] as RideView;

/** Each planted fault, and the finding it must cause. */
const FAULTS: readonly (readonly [string, RegExp, (run: SampleRun) => unknown])[] = [
  ['a ride could not be ended', /could not be ended: it is IN TRANSIT/, (run) => (ride(run).rideStatus = 'IN TRANSIT')],
  ['an acknowledged step is not in the history', /ride-1: acknowledged were/, (run) => run.rides[0]?.history.pop()],
  [
    'two drivers both got a success',
    /ride-1: acknowledged were ACCEPTED by DRIVER, ACCEPTED by STRANGER/,
    (run) => run.acknowledged.push({ ...acknowledgement(run, 'ACCEPTED'), by: 'STRANGER', key: 'another' }),
  ],
  [
    'the fare is not the one the rider agreed to',
    /picked up for 90, which its rider never agreed to/,
    (run) => (ride(run).fare = 90),
  ],
  [
    'a wrong code was accepted',
    /never agreed to/,
    (run) => Object.assign(acknowledgement(run, 'PICKED UP'), { typed: '654321' }),
  ],
  ['nobody set the fare', /which nobody asked for/, (run) => run.fares.delete('ride-1')],
  [
    'a refusal names a status that the ride had already left',
    /said to be ACCEPTED when it was not/,
    (run) => run.refused.push({ rideId: 'ride-1', from: 'ACCEPTED', to: 'COMPLETED', sentAt: 13_000 }),
  ],
  [
    'a transition of the table was refused',
    /refused COMPLETED from IN TRANSIT, which is allowed/,
    (run) => run.refused.push({ rideId: 'ride-1', from: 'IN TRANSIT', to: 'COMPLETED', sentAt: 13_500 }),
  ],
];

describe('the checks of acknowledged commands', () => {
  it('find nothing in a correct run', () => {
    expect(runFindings(soundRun())).toEqual([]);
    expect(runFindings(askedRun())).toEqual([]);
  });

  it.each(FAULTS)('detect that %s', (_what, words, plant) => {
    const run = soundRun();
    plant(run);
    expect(runFindings(run).join('\n')).toMatch(words);
  });
});
