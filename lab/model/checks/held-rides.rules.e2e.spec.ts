import { completedRide, soundRun } from '../../../e2e/support/actors/sample-run.js';
import { holdingFindings } from './held-rides.rules.js';

describe('one engaged ride per driver and one open ride per rider', () => {
  it('holds when rides follow one another', () => {
    expect(holdingFindings(soundRun())).toEqual([]);
  });

  it('is broken for both by a second ride before the first has ended', () => {
    const run = soundRun();
    run.rides[1] = completedRide('ride-2', 11);
    for (const one of run.acknowledged) if (one.rideId === 'ride-2') one.receivedAt -= 9_000;
    expect(holdingFindings(run)).toEqual([
      'driver driver had ride-1 and ride-2 at the same time',
      'rider rider had ride-1 and ride-2 at the same time',
    ]);
  });

  it('is not checked between the write that ended the ride and its answer', () => {
    const run = soundRun();
    run.rides[1] = completedRide('ride-2', 14);
    expect(holdingFindings(run)).toEqual([]);
  });
});
