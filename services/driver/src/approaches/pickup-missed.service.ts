import { Inject, Injectable } from '@nestjs/common';
import type { EventOf } from '@pothik/contracts/platform';
import { RIDE_STATUS, type rideEvents } from '@pothik/contracts/ride';
import { CONFIGURATION } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { TrackRepository } from '../tracks/index.js';
import { ApproachRepository } from './approach.repository.js';
import { PickupService } from './pickup.service.js';
import { nearestToPickup } from './pickup-missed.rules.js';

type Ride = EventOf<typeof rideEvents.statusChanged>['payload']['ride'];

/** Judges the track of a completed ride. A missing track, or missing points, is no evidence. */
@Injectable()
export class PickupMissedService {
  constructor(
    private readonly tracks: TrackRepository,
    private readonly pickups: PickupService,
    private readonly approaches: ApproachRepository,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /** Tells of a track that never came near the pickup, once. Throws while the ride service does not answer. */
  async check({ id, driverId, status, pickedUpAt }: Ride): Promise<void> {
    const { TRACK_PICKUP_METRES: bound } = this.configuration;
    if (bound === 0 || status !== RIDE_STATUS.COMPLETED || pickedUpAt === null) return;
    const track = await this.tracks.find(id);
    if (track === undefined || !track.driverId.equals(driverId)) return;
    const pickup = await this.pickups.ofCompleted(id);
    const metres = pickup && nearestToPickup(track.points, pickup, new Date(pickedUpAt));
    if (metres !== undefined && metres > bound) await this.approaches.tellMissed(id, driverId, metres);
  }
}
