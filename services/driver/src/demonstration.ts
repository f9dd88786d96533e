import { Injectable } from '@nestjs/common';
import type { Availability, DriverStatus, VehicleType } from '@pothik/contracts/driver';
import { type EventActor, ROLE } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { SYSTEM_ACTOR, type UploadedFile } from '@pothik/service-kit';
import { changeDriverStatus, DriverRepository, registerDriver, switchAvailability } from './drivers/index.js';
import { changeConsent } from './positions/index.js';
import {
  imageAddress,
  registerVehicle,
  VehicleImageService,
  VehicleRepository,
  vehicleUpdated,
} from './vehicles/index.js';

/** One driver of the demonstration, with fixed ids. */
export interface DriverPlan {
  driverId: string;
  vehicleId: string;
  userId: string;
  vehicle: { vehicleType: VehicleType; brand: string; model: string; vehicleLicense: string };
  licenseNumber: string;
  /** Years. */
  experience: number;
  status: DriverStatus;
  statusReason: string;
  availabilityStatus: Availability;
  registeredAt: Date;
  /** The administrator who approved or suspended them. */
  decidedBy: EventActor;
}

/** A vehicle's picture, a file as its driver would upload it. */
export interface VehiclePicturePlan {
  vehicleId: string;
  /** The vehicle's owner. */
  userId: string;
  picture: UploadedFile;
}

class FixedClock extends Clock {
  constructor(private readonly moment: Date) {
    super();
  }

  now(): Date {
    return this.moment;
  }
}

/** Seeded drivers, made by the same rules and writes as real ones; an interrupted seed continues. */
@Injectable()
export class DemonstrationDrivers {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly vehicles: VehicleRepository,
    private readonly images: VehicleImageService,
    private readonly clock: Clock,
  ) {}

  async seed(plans: readonly DriverPlan[]): Promise<void> {
    for (const plan of plans) {
      await this.register(plan);
      await this.decide(plan);
      await this.goOnline(plan);
      await this.consent(plan);
    }
  }

  /** Pictures of vehicles that have none yet, encoded as any upload; drivers had them from the beginning, so nothing waits for review. */
  async seedPictures(plans: readonly VehiclePicturePlan[]): Promise<void> {
    for (const { vehicleId, userId, picture } of plans) {
      if ((await this.vehicles.find(vehicleId))?.images.length !== 0) continue;
      const names = await this.images.store(vehicleId, [picture]);
      await this.vehicles.change(
        { id: vehicleId, ownerId: userId },
        (vehicle) => {
          const next = { ...vehicle, images: names.map(imageAddress) };
          return { next, events: vehicleUpdated(next) };
        },
        { actor: SYSTEM_ACTOR },
      );
      await this.images.settle(names);
    }
  }

  private async register(plan: DriverPlan): Promise<void> {
    const { driverId, vehicleId, userId, licenseNumber, experience, registeredAt } = plan;
    const registrationClock = new FixedClock(registeredAt);
    if ((await this.vehicles.find(vehicleId)) === undefined) {
      const fields = registerVehicle(plan.vehicle, false);
      await this.vehicles
        .asOf(registrationClock)
        .create({ id: vehicleId, ownerId: userId, ...fields }, { actor: SYSTEM_ACTOR });
    }
    if ((await this.drivers.find(driverId)) !== undefined) return;
    const form = { user: userId, vehicle: vehicleId, licenseNumber, experience };
    const context = { callerId: userId, vehicleOwnerId: userId, hasOpenRide: false };
    const fields = registerDriver(form, context, registeredAt);
    await this.drivers
      .asOf(registrationClock)
      .create({ id: driverId, userId, vehicleId, ...fields }, { actor: SYSTEM_ACTOR });
  }

  private async decide({ driverId, status, statusReason, registeredAt, decidedBy }: DriverPlan): Promise<void> {
    const order = { to: status, by: ROLE.SUPER_ADMIN, reason: statusReason };
    await this.drivers
      .asOf(new FixedClock(registeredAt))
      .change(
        { id: driverId },
        (driver) => (driver.status === status ? undefined : changeDriverStatus(driver, order, 0, registeredAt)),
        { actor: decidedBy },
      );
  }

  /** So that a newcomer sees them drive. */
  private async consent({ driverId, availabilityStatus }: DriverPlan): Promise<void> {
    const granted = availabilityStatus === 'ONLINE';
    await this.drivers.change({ id: driverId }, (driver) => changeConsent(driver, granted, this.clock.now()), {
      actor: SYSTEM_ACTOR,
    });
  }

  /** ONLINE from now on, not from the registration: seeded unanswered requests must not count against the driver. */
  private async goOnline({ driverId, availabilityStatus }: DriverPlan): Promise<void> {
    await this.drivers.change(
      { id: driverId },
      (driver) => switchAvailability(driver, availabilityStatus, this.clock.now()),
      { actor: SYSTEM_ACTOR },
    );
  }
}
