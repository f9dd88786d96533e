import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { driverHttp, type TrackSummary } from '@pothik/contracts/driver';
import { Clock, isEngineUnavailable } from '@pothik/engines';
import { ServiceCaller } from '@pothik/service-kit';
import { ExperienceRepository } from './experience.repository.js';
import { speedSampleOf, type TaughtSpeed, type TimedRide } from './speed-sample.rules.js';
import { TaughtRideRepository } from './taught-ride.repository.js';
import { trackAgrees } from './track-agrees.rules.js';

/** Learns from completed rides how long others will take. */
@Injectable()
export class ExperienceService {
  constructor(
    private readonly experience: ExperienceRepository,
    private readonly taught: TaughtRideRepository,
    private readonly services: ServiceCaller,
    private readonly clock: Clock,
  ) {}

  /** Learns a ride's speed, once: only where its track agrees, and the first of a day for its rider and for its driver. */
  async learn(rideId: string, ride: TimedRide): Promise<void> {
    const speed = speedSampleOf(rideId, ride);
    if (speed === undefined) return;
    const track = await this.trackOf(rideId, speed);
    if (!track || !trackAgrees(track, speed.claimed)) return;
    const { people, day, key, sample } = speed;
    const isFirst = await this.taught.claim({ _id: rideId, people: [...people], day, taughtAt: this.clock.now() });
    if (isFirst) await this.experience.add(key, sample);
  }

  /** Forgets what a ride taught that counts for nobody else; idempotent. */
  async forget(rideId: string, ride: TimedRide): Promise<void> {
    const speed = speedSampleOf(rideId, ride);
    if (speed !== undefined) await this.experience.remove(speed.key, rideId);
  }

  /** Without an answer a ride teaches nothing, like one without a track. */
  private async trackOf(rideId: string, { driverId, track }: TaughtSpeed): Promise<TrackSummary | null> {
    const { pickup, drop, from, until } = track;
    const span = { from: from.toISOString(), until: until.toISOString() };
    const at = ({ lat, lng }: typeof pickup) => ({ lat, lng });
    try {
      const question = { rideId, driverId, pickup: at(pickup), drop: at(drop), ...span };
      return await this.services.call(driverHttp.trackSummary, question);
    } catch (error) {
      if (isEngineUnavailable(error) || error instanceof DomainError) return null;
      throw error;
    }
  }
}
