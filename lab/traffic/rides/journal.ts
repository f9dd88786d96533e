import type { Attempt } from '../session/attempt.rules.js';
import type { Pair, RideUnderWay } from './ride-under-way.js';

const FARE = { lowest: 100, kinds: 400 };

/** Every acknowledged write of a load, and everything that went wrong. */
export class Journal {
  readonly rides: RideUnderWay[] = [];
  /** Unexpected refusals; none in a correct load. */
  readonly wrong: string[] = [];
  /** Numbers of repeated calls, by their outcome. */
  readonly repeated = new Map<string, number>();
  /** Turns at which no pair was free. */
  turnsMissed = 0;

  open(pair: Pair): RideUnderWay {
    const fare = FARE.lowest + (this.rides.length % FARE.kinds);
    const ride = { pair, fare, rideId: '', startedAt: Date.now(), acknowledged: [], abandoned: false };
    this.rides.push(ride);
    return ride;
  }

  noteRepeat(attempt: Attempt): void {
    const what = attempt.status === 0 ? attempt.code : `${attempt.status} ${attempt.code}`;
    this.repeated.set(what, (this.repeated.get(what) ?? 0) + 1);
  }

  abandon(ride: RideUnderWay, step: string, error: Error): void {
    ride.abandoned = true;
    this.wrong.push(`${new Date().toISOString()} ride ${ride.rideId || '(not booked)'} at ${step}: ${error.message}`);
  }

  /** The number of all repeated calls so far. */
  get repeats(): number {
    return [...this.repeated.values()].reduce((sum, count) => sum + count, 0);
  }

  get completed(): RideUnderWay[] {
    return this.rides.filter(({ abandoned, acknowledged }) => !abandoned && acknowledged.at(-1)?.step === 'complete');
  }
}

/** One line: how many rides, how many repeated calls and why. */
export function summaryOf({ rides, completed, repeated, turnsMissed, wrong }: Journal): string {
  const reasons = [...repeated].map(([what, count]) => `${count} × ${what}`).join(', ') || 'nothing';
  return `${completed.length} of ${rides.length} rides completed, ${turnsMissed} turns missed, repeated: ${reasons}, wrong: ${wrong.length}`;
}
