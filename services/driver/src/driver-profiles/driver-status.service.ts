import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { DriverStatus, DriverView, ReasonKind, SeenNumbers } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, SYSTEM_ACTOR } from '@pothik/service-kit';
import { changeDriverStatus, type DriverDocument, DriverRepository, needsConfirmation } from '../drivers/index.js';
import { approveVehicle, type VehicleDocument, VehicleRepository } from '../vehicles/index.js';
import { DriverListService } from './driver-list.service.js';

interface StatusInput {
  id: string;
  status: DriverStatus;
  reason?: string | undefined;
  /** Stored with a suspension alone. */
  reasonKind?: ReasonKind | undefined;
  seen?: SeenNumbers | undefined;
}

const TRIES = 5;

/** Administrators approve, suspend and reinstate. */
@Injectable()
export class DriverStatusService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly vehicles: VehicleRepository,
    private readonly lists: DriverListService,
    private readonly clock: Clock,
  ) {}

  /** Throws driver/not-found, driver/illegal-status, driver/reason-required, driver/changed-unseen. */
  async change(administrator: Person, input: StatusInput, command: IdempotencyKey | undefined): Promise<DriverView> {
    for (let tries = 0; tries < TRIES; tries += 1)
      if (await this.decide(administrator, input, command)) return this.lists.show(administrator, input.id);
    throw new DomainError('request/conflict');
  }

  /** False when the driver, or the vehicle that they reopened, has changed since they were read: nothing is stored then. */
  private async decide(
    administrator: Person,
    { id, status, reason = '', reasonKind, seen }: StatusInput,
    command: IdempotencyKey | undefined,
  ): Promise<boolean> {
    const read = await this.drivers.find(id);
    if (read === undefined) throw new DomainError('driver/not-found');
    const order = { to: status, by: administrator.role, reason, reasonKind, seen };
    const vehicleChange = await this.lastVehicleChange(read);
    let isOutdated = false;
    const decide = (driver: DriverDocument) => {
      isOutdated = !needsConfirmation(read) && driver.version !== read.version;
      // Thrown, because a decision of nothing would store the command.
      if (isOutdated) throw new DomainError('request/conflict');
      return changeDriverStatus(driver, order, vehicleChange, this.clock.now());
    };
    try {
      const changed = await this.drivers.change({ id }, decide, { actor: actorOf(administrator), command });
      if (changed === undefined) throw new DomainError('driver/not-found');
      return true;
    } catch (error) {
      if (isOutdated) return false;
      throw error;
    }
  }

  /** The number of the vehicle's last change. Before the first decision it is kept as it is, so that none comes after that number. */
  private async lastVehicleChange(driver: DriverDocument): Promise<number> {
    const id = driver.vehicleId.toString();
    if (needsConfirmation(driver)) return (await this.vehicles.find(id))?.changeNumber ?? 0;
    const own = { id, ownerId: driver.userId.toString() };
    const keep = (vehicle: VehicleDocument) => approveVehicle(vehicle, this.clock.now());
    return (await this.vehicles.change(own, keep, { actor: SYSTEM_ACTOR }))?.changeNumber ?? 0;
  }
}
