import { setTimeout as pause } from 'node:timers/promises';
import type { RideView } from '@pothik/contracts/ride';
import type { Attempt } from '../session/attempt.rules.js';
import { Refused } from '../session/session.js';
import type { Journal } from './journal.js';
import { RIDE_STEPS, type RideStep, type StepName } from './ride-steps.table.js';
import type { Pair, RideUnderWay } from './ride-under-way.js';
import { STEP_CALLS } from './step-calls.js';

/** While the ride service's projection lacks the driver: the only refusals a first booking may meet. */
const DRIVER_NOT_KNOWN = ['ride/driver-not-found', 'ride/driver-not-free'];

export interface DriveOptions {
  /** Milliseconds between two steps: people look before they press. */
  betweenStepsMs: number;
  /** The driver's first ride: the projection of him may still be on its way. */
  isFirst?: boolean;
  /** What happens between an acknowledged step and the next one. */
  after?: (step: StepName) => Promise<unknown>;
}

/** Drives one ride from book to COMPLETED, each step repeated until acknowledged; failures are in the journal. */
export async function driveRide(pair: Pair, journal: Journal, options: DriveOptions): Promise<RideUnderWay> {
  const ride = journal.open(pair);
  for (const step of RIDE_STEPS) {
    try {
      await take(step, ride, journal, options);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      journal.abandon(ride, step.name, error);
      return ride;
    }
    await options.after?.(step.name);
    await pause(options.betweenStepsMs);
  }
  return ride;
}

async function take(step: RideStep, ride: RideUnderWay, journal: Journal, { isFirst }: DriveOptions): Promise<void> {
  let tries = 1;
  const onRepeat = (attempt: Attempt) => {
    tries += 1;
    if (!isDriverUnknown(attempt)) journal.noteRepeat(attempt);
  };
  const alsoRepeat = (attempt: Attempt) => isFirst === true && isDriverUnknown(attempt);
  const { session } = ride.pair[step.by];
  const { endpoint, input } = STEP_CALLS[step.name];
  const view = (await session.insist(endpoint, await input(ride), { onRepeat, alsoRepeat })) as RideView;
  ride.rideId ||= view._id;
  ride.acknowledged.push({ step: step.name, at: Date.now(), tries });
}

const isDriverUnknown = ({ code }: Attempt): boolean => DRIVER_NOT_KNOWN.includes(code);
