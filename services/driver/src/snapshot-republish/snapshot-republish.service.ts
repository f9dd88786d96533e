import { Injectable } from '@nestjs/common';
import { driverEvents } from '@pothik/contracts/driver';
import { Clock, EventLog } from '@pothik/engines';
import { republishSnapshots } from '@pothik/service-kit';
import { driverSnapshotOf } from '../drivers/index.js';
import { vehicleUpdated } from '../vehicles/index.js';
import { SnapshotRepublishRepository } from './snapshot-republish.repository.js';

interface RepublishedPage {
  told: number;
  /** The last id of the page; null: there are no more. */
  last: string | null;
}

/** Publishes drivers and vehicles again, so that projections of them are rebuilt without downtime. */
@Injectable()
export class SnapshotRepublishService {
  constructor(
    private readonly present: SnapshotRepublishRepository,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async drivers(after: string | undefined): Promise<RepublishedPage> {
    const drivers = await this.present.drivers(after);
    const published = await republishSnapshots(
      { log: this.log, clock: this.clock },
      driverEvents.driverRestated,
      drivers.map((driver) => ({
        id: driver._id.toString(),
        eventSequence: driver.eventSequence,
        payload: { driver: driverSnapshotOf(driver) },
      })),
    );
    return { told: published, last: drivers.at(-1)?._id.toString() ?? null };
  }

  async vehicles(after: string | undefined): Promise<RepublishedPage> {
    const vehicles = await this.present.vehicles(after);
    const published = await republishSnapshots(
      { log: this.log, clock: this.clock },
      driverEvents.vehicleRestated,
      vehicles.map((vehicle) => ({
        id: vehicle._id.toString(),
        eventSequence: vehicle.eventSequence,
        payload: vehicleUpdated(vehicle)[0]?.payload,
      })),
    );
    return { told: published, last: vehicles.at(-1)?._id.toString() ?? null };
  }
}
