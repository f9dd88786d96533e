import { AVAILABILITY, DRIVER_STATUS, type DriverView, driverHttp } from '@pothik/contracts/driver';
import { type RideView, rideHttp } from '@pothik/contracts/ride';
import type { DriverActor } from '../../e2e/support/actors/actor.js';
import { runFindings } from './checks/acknowledged.rules.js';
import { askedFindings } from './checks/asked.rules.js';
import { bookingLimitFindings } from './checks/booking-limit.rules.js';
import { holdingFindings } from './checks/held-rides.rules.js';
import { nextDriverFindings } from './checks/next-driver.rules.js';
import { pauseFindings } from './checks/pause.rules.js';
import { blockedRequestFindings, blockFindings } from './drivers-block.js';
import { comeBack, presenceFindings, waitingFindings } from './drivers-leave.js';
import { pausedDrivers, pausedFindings } from './drivers-pause.js';
import { endRide } from './end-ride.js';
import { replayAll } from './kept-acts.js';
import { StepContext } from './step-context.js';
import { momentsOf, type Step } from './steps.js';
import { takeStep } from './take-step.js';
import { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

/** What a lane's people did in earlier runs, as limits and pauses know it. */
export interface Past {
  rides: RideView[];
  /** The rides of which was noted that the driver moves away. */
  movedAway: Set<string>;
}

/**
 * Plays one run with the people of a lane, all of them free before and after it, except who is paused. Adds its rides to the past.
 * @throws Error with every finding, and the trace of all calls
 */
export async function playRun(lane: ModelLane, steps: readonly Step[], past: Past): Promise<Witness> {
  const witness = new Witness();
  for (const moment of momentsOf(steps)) {
    await Promise.all(moment.map((step) => takeStep(new StepContext(lane, witness, step))));
  }
  witness.findings.push(...(await waitingFindings(lane, witness)), ...(await blockedRequestFindings(lane, witness)));
  await Promise.all(witness.rides.map((ride) => endRide(lane, witness, ride)));
  // A driver's answer does not say who was asked before.
  for (const { _id: rideId } of witness.rides.filter((ride) => witness.mayGoOn(ride)))
    await witness.read(lane.administrator, rideHttp.getRide, { rideId });
  const absent = await presenceFindings(lane, witness);
  await Promise.all(lane.drivers.map((driver) => bringBack(lane, witness, driver)));
  await replayAll(witness);
  const paused = pausedDrivers(lane, [...past.rides, ...witness.rides]);
  const resting = await pausedFindings(lane, witness, paused);
  const blocking = await blockFindings(lane, witness, paused);
  const findings = [...witness.findings, ...absent, ...resting, ...blocking, ...recordFindings(witness, past)];
  if (findings.length > 0) throw new Error(`${[...new Set(findings)].join('\n')}\n\n${witness.trace.join('\n')}`);
  return witness;
}

/** What the whole record of a run tells, with the rides of the past. */
function recordFindings(witness: Witness, past: Past): string[] {
  past.rides.push(...witness.rides);
  for (const { rideId } of witness.awayNotes) past.movedAway.add(rideId);
  const { refusedBookings, refusedSwitches, blockChanges } = witness;
  return [
    ...runFindings(witness, blockChanges),
    ...askedFindings(witness, witness.pricings),
    ...nextDriverFindings(witness.rides, witness.awayNotes, witness.pricings),
    ...holdingFindings(witness),
    ...bookingLimitFindings({ ...past, booked: witness.rides, refusedBookings }),
    ...pauseFindings(past.rides, refusedSwitches),
  ];
}

/** Makes a driver who logged out, was suspended or went OFFLINE logged in and approved again, and ONLINE unless paused. */
async function bringBack({ administrator }: ModelLane, witness: Witness, driver: DriverActor): Promise<void> {
  await comeBack(witness, driver);
  const { data } = await witness.read(driver, driverHttp.drivers, {});
  const [profile] = data as DriverView[];
  const id = driver.driverId;
  if (profile?.status !== DRIVER_STATUS.APPROVED)
    await witness.command(administrator, driverHttp.updateStatus, { id, status: DRIVER_STATUS.APPROVED });
  if (profile?.availabilityStatus !== AVAILABILITY.ONLINE)
    await witness.command(driver, driverHttp.update, { id, availabilityStatus: AVAILABILITY.ONLINE });
}
