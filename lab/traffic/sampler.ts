import { ENGAGED_STATUSES, OPEN_STATUSES, type RideView, rideHttp } from '@pothik/contracts/ride';
import { Repetition } from './repetition.js';
import { Refused, type Session } from './session/session.js';

const PAUSE_MS = 1_000;

/** Lists all open rides repeatedly: nobody may ever be in two. */
export class Sampler {
  samples = 0;
  /** The most rides seen open at the same time. */
  mostOpen = 0;
  readonly faults: string[] = [];
  private readonly repetition = new Repetition(() => this.sampleUntilClosed(), PAUSE_MS);

  constructor(private readonly administrator: Session) {}

  start(): void {
    this.repetition.start();
  }

  stop(): Promise<void> {
    return this.repetition.stop();
  }

  private async sampleUntilClosed(): Promise<void> {
    try {
      await this.sample();
    } catch (error) {
      if (!(error instanceof Refused) || !this.administrator.gateways.closed.aborted) throw error;
      this.repetition.endWithThisStep();
    }
  }

  private async sample(): Promise<void> {
    const rides = await this.openRides();
    this.samples += 1;
    this.mostOpen = Math.max(this.mostOpen, rides.length);
    const seen = doubled(rides);
    if (seen.length === 0) return;
    // A list is not read in one instant: two consecutive rides may both be in it, but not in two reads.
    const again = new Set(doubled(await this.openRides()));
    this.faults.push(...seen.filter((fault) => again.has(fault)));
  }

  private async openRides(): Promise<RideView[]> {
    const query = { rideStatus: OPEN_STATUSES.join(','), limit: 100 };
    return (await this.administrator.insist(rideHttp.rides, query)).data;
  }
}

function doubled(rides: readonly RideView[]): string[] {
  const engaged = rides.filter(({ rideStatus }) => ENGAGED_STATUSES.includes(rideStatus));
  return [
    ...twice(engaged, ({ driver }) => `driver ${driver._id} is engaged`),
    ...twice(rides, ({ user }) => `rider ${user._id} has open rides`),
  ];
}

/** One sentence for each person who is in two rides, naming them. */
function twice(rides: readonly RideView[], whoOf: (ride: RideView) => string): string[] {
  const ridesOf = new Map<string, string[]>();
  for (const ride of rides) ridesOf.set(whoOf(ride), [...(ridesOf.get(whoOf(ride)) ?? []), ride._id]);
  return [...ridesOf].filter(([, ids]) => ids.length > 1).map(([who, ids]) => `${who} in ${ids.sort().join(' and ')}`);
}
