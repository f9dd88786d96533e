import { Injectable } from '@nestjs/common';
import type { Output } from '@pothik/contracts/platform';
import { RIDE_STATUS, type RideStatus, type RideView, type rideHttp } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { actorOf, answerOfCommand, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { RideRepository, type StoredRide } from './ride.repository.js';
import { viewRide } from './ride.views.js';
import { RideDispatchService } from './ride-dispatch.service.js';
import { askNext, requireAskNext } from './rules/ask-next-ride.rules.js';
import { type ApproachNote, noteApproach } from './rules/note-approach.rules.js';
import { partyOf } from './rules/ride.rules.js';

/** How the driver of an accepted ride comes to the pickup, and what its rider does when he drives away. */
@Injectable()
export class RideApproachService {
  constructor(
    private readonly rides: RideRepository,
    private readonly projections: ProjectionService,
    private readonly dispatch: RideDispatchService,
    private readonly clock: Clock,
  ) {}

  /** Where the rider waits, or was to be picked up, told to the driver service alone. Throws ride/not-found. */
  async pickupOf(rideId: string): Promise<Output<typeof rideHttp.pickupOf>> {
    const { status, driverId, acceptedAt, pickupPoint } = await this.rides.get(rideId);
    if (!PICKUP_TOLD.includes(status) || acceptedAt === null || !pickupPoint) return null;
    const { lat, lng } = pickupPoint;
    return { driverId, acceptedAt: acceptedAt.toISOString(), point: { lat, lng } };
  }

  /** A repeated, late or former driver's note changes nothing. */
  async note(rideId: string, note: ApproachNote): Promise<void> {
    const ride = await this.rides.find(rideId);
    if (ride === undefined || noteApproach(ride, note) === undefined) return;
    await this.rides.change(rideId, (current) => noteApproach(current, note), { actor: SYSTEM_ACTOR });
  }

  /** Throws what `requireAskNext` throws. */
  async askNext(rider: Person, rideId: string, command?: IdempotencyKey): Promise<RideView> {
    const seen = await this.rides.get(rideId);
    if (answerOfCommand(seen, command)) return this.view(seen, rider);
    // Refused before anybody is looked for.
    requireAskNext(seen, rider, this.clock.now());
    const candidates = await this.dispatch.nextFor(seen);
    const decide = (ride: StoredRide) => askNext(ride, rider, candidates, this.clock.now());
    return this.view(await this.rides.change(rideId, decide, { actor: actorOf(rider), command }), rider);
  }

  private async view(ride: StoredRide, rider: Person): Promise<RideView> {
    return viewRide(ride, partyOf(ride, rider), await this.projections.about([ride]));
  }
}

/** While the driver comes, and once a completed ride's track is checked. */
const PICKUP_TOLD: readonly RideStatus[] = [RIDE_STATUS.ACCEPTED, RIDE_STATUS.COMPLETED];
