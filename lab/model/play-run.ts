import { AVAILABILITY, DRIVER_STATUS, type DriverView, driverHttp } from '@pothik/contracts/driver';
import { isOpen, RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { DriverActor } from '../../e2e/support/actors/actor.js';
import { runFindings } from './checks/acknowledged.rules.js';
import { askedFindings } from './checks/asked.rules.js';
import { holdingFindings } from './checks/held-rides.rules.js';
import { nextDriverFindings } from './checks/next-driver.rules.js';
import { comeBack, presenceFindings, waitingFindings } from './drivers-leave.js';
import { StepContext } from './step-context.js';
import { momentsOf, type Step } from './steps.js';
import { takeStep } from './take-step.js';
import { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

/** Only the system can interfere between two attempts to end a ride, and it does so once. */
const TRIES_TO_END = 5;

/**
 * Plays one run with the people of a lane, all of them free before and after it.
 * @throws Error with every finding, and the trace of all calls
 */
export async function playRun(lane: ModelLane, steps: readonly Step[]): Promise<Witness> {
  const witness = new Witness();
  for (const moment of momentsOf(steps)) {
    await Promise.all(moment.map((step) => takeStep(new StepContext(lane, witness, step))));
  }
  witness.findings.push(...(await waitingFindings(lane, witness)));
  await Promise.all(witness.rides.map((ride) => endRide(lane, witness, ride)));
  // A driver's answer does not say who was asked before.
  for (const { _id: rideId } of witness.rides.filter((ride) => witness.mayGoOn(ride)))
    await witness.read(lane.administrator, rideHttp.getRide, { rideId });
  const absent = await presenceFindings(lane, witness);
  await Promise.all(lane.drivers.map((driver) => bringBack(lane, witness, driver)));
  const asking = [...askedFindings(witness), ...nextDriverFindings(witness.rides, witness.awayNotes)];
  const ended = [...runFindings(witness), ...asking, ...holdingFindings(witness)];
  const findings = [...witness.findings, ...absent, ...ended];
  if (findings.length > 0) throw new Error(`${[...new Set(findings)].join('\n')}\n\n${witness.trace.join('\n')}`);
  return witness;
}

/** Ends an open ride: the rider cancels a request, an administrator anything else. */
async function endRide(
  { riders, administrator }: ModelLane,
  witness: Witness,
  { _id: rideId }: RideView,
): Promise<void> {
  const order = { rideId, rideStatus: RIDE_STATUS.CANCELLED, reason: 'The run is over' };
  for (let tries = 0; tries < TRIES_TO_END; tries += 1) {
    const ride = witness.rides.find(({ _id }) => _id === rideId);
    if (ride === undefined || !isOpen(ride.rideStatus)) return;
    const rider = riders.find(({ personId }) => personId === ride.user._id);
    const waits = ride.rideStatus === RIDE_STATUS.REQUESTED;
    const { status } = await witness.ask(
      waits && rider ? rider : administrator,
      rideHttp.updateStatus,
      order,
      crypto.randomUUID(),
    );
    if (status >= 300) await witness.ask(administrator, rideHttp.getRide, { rideId });
  }
}

/** Makes a driver who logged out, was suspended or went OFFLINE logged in, approved and ONLINE again. */
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
