import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { RideTrack, TrackSummary } from '@pothik/contracts/driver';
import { type Point, straightMetres } from '@pothik/contracts/platform';
import { CONFIGURATION } from '@pothik/service-kit';
import type { DriverConfiguration } from '../configuration.js';
import { RideProjectionRepository } from '../projections/index.js';
import { TrackRepository } from './track.repository.js';
import { expiryOf, isNews, isTime, type KeptPoint } from './track.rules.js';
import { type SummarisedRide, trackSummaryOf } from './track-summary.rules.js';

/** Keeps a thinned track of each ride from ACCEPTED to its end, for disputes. */
@Injectable()
export class TrackService {
  /** By driver: whoever told within 15 s, or stands, costs no write. A restart costs one point too many. */
  private readonly kept = new Map<string, KeptPoint>();

  constructor(
    private readonly tracks: TrackRepository,
    private readonly rides: RideProjectionRepository,
    @Inject(CONFIGURATION) private readonly configuration: DriverConfiguration,
  ) {}

  /** A driver told where they are: kept if they are on a ride, unless too soon or too near. */
  async follow(driverId: string, point: Point, at: Date): Promise<void> {
    const last = this.kept.get(driverId);
    if (!isTime(last, at)) return;
    const ride = await this.rides.engagedRide(driverId);
    if (ride === undefined) {
      this.kept.delete(driverId);
      return;
    }
    if (!isNews(last, { ride, point }, straightMetres)) return;
    await this.tracks.append({ ride, driverId, point, at, expiresAt: expiryOf(at, this.configuration.TRACK_DAYS) });
    this.kept.set(driverId, { ride, point, at });
  }

  /** The driver tells no more: nothing stays in memory. */
  leave(driverId: string): void {
    this.kept.delete(driverId);
  }

  /** Null where none is kept, or no more. Throws driver/ride-not-found. */
  async ofRide(rideId: string): Promise<RideTrack | null> {
    if ((await this.rides.find(rideId)) === undefined) throw new DomainError('driver/ride-not-found');
    const track = await this.tracks.find(rideId);
    if (track === undefined) return null;
    return {
      points: track.points.map(({ lat, lng, at }) => ({ point: { lat, lng }, at: at.toISOString() })),
      expiresAt: track.expiresAt.toISOString(),
    };
  }

  /** What the track of this driver's ride says; null without one. The ride service alone asks. */
  async summaryOf(rideId: string, driverId: string, ride: SummarisedRide): Promise<TrackSummary | null> {
    const track = await this.tracks.find(rideId);
    if (track?.driverId.toString() !== driverId) return null;
    return trackSummaryOf(track.points, ride, straightMetres);
  }
}
