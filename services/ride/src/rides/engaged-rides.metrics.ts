import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { defineGauge, Metrics } from '@pothik/service-kit';
import { RideRepository } from './ride.repository.js';

export const ENGAGED_RIDES = defineGauge({
  name: 'pothik_engaged_rides',
  help: 'Rides from ACCEPTED to IN TRANSIT; every instance reports all of them.',
  labels: [],
});

@Injectable()
export class EngagedRidesMetrics implements OnApplicationBootstrap, OnModuleDestroy {
  private stop: (() => void) | undefined;

  constructor(
    private readonly rides: RideRepository,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.stop = this.metrics.gauge(ENGAGED_RIDES, async () => [{ labels: {}, value: await this.rides.countEngaged() }]);
  }

  onModuleDestroy(): void {
    this.stop?.();
  }
}
