import { holdingFindings } from './held-rides.rules.js';
import { completedRide, soundRun } from './sample-run.js';

describe('one engaged ride per driver and one open ride per rider', () => {
  it('is what a run shows whose rides follow one another', () => {
    expect(holdingFindings(soundRun())).toEqual([]);
  });

  it('is broken, for both, by a second ride before the first has ended', () => {
    const run = soundRun();
    run.rides[1] = completedRide('ride-2', 11);
    for (const one of run.acknowledged) if (one.rideId === 'ride-2') one.receivedAt -= 9_000;
    expect(holdingFindings(run)).toEqual([
      'driver profile had ride-1 and ride-2 at the same time',
      'rider rider had ride-1 and ride-2 at the same time',
    ]);
  });

  it('is not judged between the answer that said so and the write that ended the ride', () => {
    const run = soundRun();
    run.rides[1] = completedRide('ride-2', 14);
    expect(holdingFindings(run)).toEqual([]);
  });
});
