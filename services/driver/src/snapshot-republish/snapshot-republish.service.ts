import { Injectable } from '@nestjs/common';
import { driverEvents } from '@pothik/contracts/driver';
import { Clock, EventLog } from '@pothik/engines';
import { type RepublishedPage, republishPage } from '@pothik/service-kit';
import { BlockRepository, blockPayloadOf } from '../blocks/index.js';
import { driverSnapshotOf } from '../drivers/index.js';
import { vehicleUpdated } from '../vehicles/index.js';
import { SnapshotRepublishRepository } from './snapshot-republish.repository.js';

/** Publishes drivers, vehicles and blocks again, so that projections of them are rebuilt without downtime. */
@Injectable()
export class SnapshotRepublishService {
  constructor(
    private readonly present: SnapshotRepublishRepository,
    private readonly blockRepository: BlockRepository,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async drivers(after: string | undefined): Promise<RepublishedPage> {
    const drivers = await this.present.drivers(after);
    return republishPage(
      { log: this.log, clock: this.clock },
      driverEvents.driverRestated,
      drivers.map((driver) => ({
        id: driver._id.toString(),
        eventSequence: driver.eventSequence,
        payload: { driver: driverSnapshotOf(driver) },
      })),
    );
  }

  async vehicles(after: string | undefined): Promise<RepublishedPage> {
    const vehicles = await this.present.vehicles(after);
    return republishPage(
      { log: this.log, clock: this.clock },
      driverEvents.vehicleRestated,
      vehicles.map((vehicle) => ({
        id: vehicle._id.toString(),
        eventSequence: vehicle.eventSequence,
        payload: vehicleUpdated(vehicle)[0]?.payload,
      })),
    );
  }

  async blocks(after: string | undefined): Promise<RepublishedPage> {
    const blocks = await this.blockRepository.pageAfter(after);
    return republishPage(
      { log: this.log, clock: this.clock },
      driverEvents.riderBlockRestated,
      blocks.map((block) => ({
        id: block._id.toString(),
        eventSequence: block.eventSequence,
        payload: blockPayloadOf(block),
      })),
    );
  }
}
