import { setTimeout as pause } from 'node:timers/promises';
import { driverEvents } from '@pothik/contracts/driver';
import { RIDE_STATUS, type RideView, rideHttp } from '@pothik/contracts/ride';
import type { Actor } from '../../e2e/support/actors/actor.js';
import type { Witness } from './witness.js';
import type { ModelLane } from './world/model-platform.js';

const LOOKS = 200;
const PAUSE_MS = 25;
/** A note from before an arrival that was told meanwhile says nothing new. */
const NOTE_EVERY_LOOKS = 8;
/** Metres of a driver who was near, and is not any more. */
const AWAY = { startMetres: 2_000, metres: 2_600 } as const;

/** The driver service notes that the driver moves away, until the rider reads it or the ride has another status. */
export async function moveAway(
  { publish }: ModelLane,
  witness: Witness,
  rider: Actor,
  { _id: rideId }: RideView,
): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rideStatus, movingAwaySince, driver } = await witness.read(rider, rideHttp.getRide, { rideId });
    if (rideStatus !== RIDE_STATUS.ACCEPTED || movingAwaySince !== undefined) return;
    if (look % NOTE_EVERY_LOOKS === 0) {
      const at = new Date();
      witness.awayNotes.push({ rideId, at: at.getTime() });
      const payload = { rideId, driverId: driver._id, ...AWAY, movingAway: true, at: at.toISOString() };
      await publish(driverEvents.approachNoted, { aggregateId: rideId, payload });
    }
    await pause(PAUSE_MS);
  }
  witness.findings.push(`ride ${rideId}: its rider never read that its driver moves away`);
}
