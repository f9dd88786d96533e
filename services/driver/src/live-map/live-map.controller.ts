import { Controller } from '@nestjs/common';
import { driverHttp } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { Endpoint, In } from '@pothik/service-kit';
import { TrackService } from '../tracks/index.js';
import { LiveMapService } from './live-map.service.js';

type PositionsOutput = Output<typeof driverHttp.livePositions>;
type TrackInput = Input<typeof driverHttp.track>;
type TrackOutput = Output<typeof driverHttp.track>;
type SummaryInput = Input<typeof driverHttp.trackSummary>;
type SummaryOutput = Output<typeof driverHttp.trackSummary>;

@Controller()
export class LiveMapController {
  constructor(
    private readonly map: LiveMapService,
    private readonly tracks: TrackService,
  ) {}

  @Endpoint(driverHttp.livePositions)
  livePositions(): Promise<PositionsOutput> {
    return this.map.show();
  }

  @Endpoint(driverHttp.track)
  track(@In() { rideId }: TrackInput): Promise<TrackOutput> {
    return this.tracks.ofRide(rideId);
  }

  @Endpoint(driverHttp.trackSummary)
  trackSummary(@In() { rideId, driverId, pickup, drop, from, until }: SummaryInput): Promise<SummaryOutput> {
    return this.tracks.summaryOf(rideId, driverId, { pickup, drop, from: new Date(from), until: new Date(until) });
  }
}
