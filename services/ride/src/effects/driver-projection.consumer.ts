import { Controller } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { AVAILABILITY, driverEvents, isLeaving } from '@pothik/contracts/driver';
import type { EventOf } from '@pothik/contracts/platform';
import { ProjectionRebuildService } from '../projections/index.js';
import { RideEffectsService } from '../rides/index.js';

type DriverRegistered = EventOf<typeof driverEvents.driverRegistered>;
type DriverUpdated = EventOf<typeof driverEvents.driverUpdated>;
type DriverStatusChanged = EventOf<typeof driverEvents.driverStatusChanged>;
type AvailabilityChanged = EventOf<typeof driverEvents.availabilityChanged>;
type ChangesConfirmed = EventOf<typeof driverEvents.changesConfirmed>;
type DriverRestated = EventOf<typeof driverEvents.driverRestated>;
type VehicleRestated = EventOf<typeof driverEvents.vehicleRestated>;
type RiderBlockChanged = EventOf<typeof driverEvents.riderBlockChanged>;
type RiderBlockRestated = EventOf<typeof driverEvents.riderBlockRestated>;
type VehicleUpdated = EventOf<typeof driverEvents.vehicleUpdated>;

@Controller()
export class DriverProjectionConsumer {
  constructor(
    private readonly projections: ProjectionRebuildService,
    private readonly effects: RideEffectsService,
  ) {}

  @EventPattern(driverEvents.driverRegistered.type)
  async storeRegisteredDriver(@Payload() { aggregateVersion, payload }: DriverRegistered): Promise<void> {
    await this.projections.storeDriver(payload.driver, aggregateVersion);
  }

  @EventPattern(driverEvents.driverUpdated.type)
  async closeRequestsOnDriverUpdated(@Payload() { aggregateVersion, payload }: DriverUpdated): Promise<void> {
    await this.projections.storeDriver(payload.driver, aggregateVersion);
    if (payload.driver.signedOut || payload.driver.changeWaiting)
      await this.effects.closeRidesWithoutDriver(payload.driver.id);
  }

  /** Requests wait on for a driver who switched OFFLINE, for nobody who left or whose vehicle is another. */
  @EventPattern(driverEvents.availabilityChanged.type)
  async closeRequestsOnDriverLeft(@Payload() { aggregateVersion, payload }: AvailabilityChanged): Promise<void> {
    await this.projections.storeDriver(payload.driver, aggregateVersion);
    const isGone = payload.driver.changeWaiting || isLeaving(payload.cause);
    if (payload.to === AVAILABILITY.OFFLINE && isGone) await this.effects.closeRidesWithoutDriver(payload.driver.id);
  }

  /** Decides from the current projection, so a replayed or late event closes no ride wrongly. */
  @EventPattern(driverEvents.driverStatusChanged.type)
  async closeRidesOnDriverSuspended(@Payload() { aggregateVersion, payload }: DriverStatusChanged): Promise<void> {
    await this.projections.storeDriver(payload.driver, aggregateVersion);
    await this.effects.closeRidesWithoutDriver(payload.driver.id);
  }

  /** Decides from the current projection: after a block that was taken back, a late event of it rejects nothing. */
  @EventPattern(driverEvents.riderBlockChanged.type)
  async closeRequestOfBlockedRider(@Payload() { payload }: RiderBlockChanged): Promise<void> {
    await this.projections.storeBlock(payload);
    if (payload.blocked) await this.effects.closeRidesWithoutDriver(payload.driverId);
  }

  @EventPattern(driverEvents.riderBlockRestated.type)
  async rebuildBlock(@Payload() { payload }: RiderBlockRestated): Promise<void> {
    await this.projections.storeBlock(payload, { rebuild: true });
  }

  /** The confirmed vehicle first: with the driver's next event he may be ONLINE. */
  @EventPattern(driverEvents.changesConfirmed.type)
  async storeConfirmedVehicle(@Payload() { aggregateVersion, payload }: ChangesConfirmed): Promise<void> {
    await this.projections.storeVehicle(payload.vehicle, payload.vehicleVersion);
    await this.projections.storeDriver(payload.driver, aggregateVersion);
  }

  @EventPattern(driverEvents.vehicleUpdated.type)
  async storeVehicle(@Payload() { aggregateVersion, payload }: VehicleUpdated): Promise<void> {
    await this.projections.storeVehicle(payload.vehicle, aggregateVersion);
  }

  /** A rebuild also accepts a version equal to the stored one. */
  @EventPattern(driverEvents.driverRestated.type)
  async rebuildDriver(@Payload() { aggregateVersion, payload }: DriverRestated): Promise<void> {
    await this.projections.storeDriver(payload.driver, aggregateVersion, { rebuild: true });
  }

  @EventPattern(driverEvents.vehicleRestated.type)
  async rebuildVehicle(@Payload() { aggregateVersion, payload }: VehicleRestated): Promise<void> {
    await this.projections.storeVehicle(payload.vehicle, aggregateVersion, { rebuild: true });
  }
}
