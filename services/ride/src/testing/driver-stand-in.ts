import { Controller, Module } from '@nestjs/common';
import { driverHttp, type TrackSummary } from '@pothik/contracts/driver';
import type { Input, Output } from '@pothik/contracts/platform';
import { defineService, Endpoint, In } from '@pothik/service-kit';

type FreeForInput = Input<typeof driverHttp.freeFor>;

type SummaryInput = Input<typeof driverHttp.trackSummary>;

/** The driver service as the ride service calls it: who is free, in order, who of them only push reaches, and what it was asked; what the track of any ride says. */
export const standInDrivers: {
  free: string[];
  pushAlone: string[];
  asked: FreeForInput[];
  isAway: boolean;
  track(question: SummaryInput): TrackSummary | null;
} = {
  free: [],
  pushAlone: [],
  track: () => null,
  asked: [],
  isAway: false,
};

@Controller()
class FreeDriversStandIn {
  @Endpoint(driverHttp.freeFor)
  async freeFor(@In() question: FreeForInput): Promise<Output<typeof driverHttp.freeFor>> {
    if (standInDrivers.isAway) throw new Error('Nobody knows who is free.');
    standInDrivers.asked.push(question);
    return { driverIds: [...standInDrivers.free], pushAlone: [...standInDrivers.pushAlone] };
  }

  @Endpoint(driverHttp.trackSummary)
  async trackSummary(@In() question: SummaryInput): Promise<Output<typeof driverHttp.trackSummary>> {
    if (standInDrivers.isAway) throw new Error('Nobody knows a track.');
    return standInDrivers.track(question);
  }
}

@Module({ controllers: [FreeDriversStandIn] })
class DriverStandInModule {}

export const driverStandIn = defineService({ name: 'driver', module: DriverStandInModule, databases: true });
