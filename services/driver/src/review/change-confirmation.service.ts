import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { SeenChanges } from '@pothik/contracts/driver';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, Sweeper, SYSTEM_ACTOR } from '@pothik/service-kit';
import { type DriverDocument, DriverRepository, finishChange, withdrawChange } from '../drivers/index.js';
import { FormerProfileService } from '../former-profiles/index.js';
import { applyConfirmedChange, VehicleRepository, vehicleSnapshotOf } from '../vehicles/index.js';
import { confirmChanges, type ReviewedVehicle, replacedNumbers } from './review.rules.js';

export const CONFIRMED_CHANGES_SWEEP = 'confirmed-changes';
const SWEEP_MS = 10_000;
/** Longer than a confirmation takes that was not interrupted. */
const UNFINISHED_AFTER_MS = 5_000;

/**
 * Confirms and takes back what waits. One write in the driver decides between the two; a confirmed change is then applied to
 * the vehicle and no longer waits, which a sweep carries out after a crash.
 */
@Injectable()
export class ChangeConfirmationService implements OnApplicationBootstrap {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly vehicles: VehicleRepository,
    private readonly formerProfiles: FormerProfileService,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(CONFIRMED_CHANGES_SWEEP, SWEEP_MS, () => this.finishAll());
  }

  /** An administrator confirms the changes after approval that they have seen. Throws driver/not-found, driver/change-gone. */
  async confirm(administrator: Person, id: string, seen: SeenChanges, command: IdempotencyKey | undefined) {
    const driver = await this.drivers.find(id);
    const vehicle = driver && ((await this.vehicles.find(driver.vehicleId.toString())) ?? {});
    const changed =
      vehicle &&
      (await this.drivers.change({ id }, (current) => this.confirmed(current, vehicle, seen), {
        actor: actorOf(administrator),
        command,
      }));
    if (changed === undefined) throw new DomainError('driver/not-found');
    await this.finish(id);
  }

  /** The numbers that it replaces are remembered in the same write. */
  private confirmed(driver: DriverDocument, vehicle: ReviewedVehicle, seen: SeenChanges) {
    const change = confirmChanges(driver, vehicle, seen, this.clock.now());
    if (change === undefined) return undefined;
    const replaced = replacedNumbers(driver, change.next, vehicle);
    if (replaced.licenses.length + replaced.plates.length === 0) return change;
    const remembered = this.formerProfiles.remembered(driver.replacedNumbers, replaced);
    return { ...change, next: { ...change.next, replacedNumbers: remembered } };
  }

  /** A driver takes back all of their own changes that wait. Throws driver/not-found, driver/change-confirmed, driver/change-gone. */
  async withdraw(person: Person, id: string, number: number, command: IdempotencyKey | undefined) {
    const changed = await this.drivers.change(
      { id, userId: person.id },
      (driver) => withdrawChange(driver, number, this.clock.now()),
      { actor: actorOf(person), command },
    );
    if (changed === undefined) throw new DomainError('driver/not-found');
  }

  /** Applies a confirmed change, if there is one; any number of times and at once. */
  private async finish(id: string): Promise<void> {
    const driver = await this.drivers.find(id);
    const { waiting } = driver ?? {};
    if (driver === undefined || waiting?.confirmedAt === undefined) return;
    const own = { id: driver.vehicleId.toString(), ownerId: driver.userId.toString() };
    const options = { actor: SYSTEM_ACTOR };
    const vehicle = await this.vehicles.change(own, (current) => applyConfirmedChange(current, waiting), options);
    if (vehicle === undefined) return;
    const snapshot = vehicleSnapshotOf(vehicle);
    await this.drivers.change({ id }, (current) => finishChange(current, snapshot, vehicle.eventSequence), options);
  }

  private async finishAll(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNFINISHED_AFTER_MS);
    for (const id of await this.drivers.withConfirmedBefore(before)) await this.finish(id);
  }
}
