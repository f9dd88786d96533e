import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import type { Availability, DriverView, SeenChanges } from '@pothik/contracts/driver';
import { riderIdsOf } from '@pothik/contracts/platform';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person, type WriteOptions } from '@pothik/service-kit';
import { DriverAvailabilityService, DriverRepository, registerDriver, updateDriver } from '../drivers/index.js';
import { PositionConsentService, PositionService } from '../positions/index.js';
import { RideProjectionRepository } from '../projections/index.js';
import { ChangeConfirmationService } from '../review/index.js';
import { VehicleRepository } from '../vehicles/index.js';
import { DriverListService } from './driver-list.service.js';

interface RegistrationInput {
  user: string;
  vehicle: string;
  licenseNumber: string;
  experience: number;
}

interface UpdateInput {
  id: string;
  availabilityStatus?: Availability | undefined;
  licenseNumber?: string | undefined;
  experience?: number | undefined;
}

/** The commands on drivers: load, decide by the rules, write. */
@Injectable()
export class DriverService {
  constructor(
    private readonly drivers: DriverRepository,
    private readonly vehicles: VehicleRepository,
    private readonly rides: RideProjectionRepository,
    private readonly availability: DriverAvailabilityService,
    private readonly positions: PositionService,
    private readonly consents: PositionConsentService,
    private readonly confirmations: ChangeConfirmationService,
    private readonly lists: DriverListService,
    private readonly clock: Clock,
  ) {}

  async register(person: Person, form: RegistrationInput, command: IdempotencyKey | undefined): Promise<DriverView> {
    const [vehicle, hasOpenRide] = await Promise.all([
      this.vehicles.findOwn({ id: form.vehicle, ownerId: person.id }),
      this.rides.hasOpenRide(riderIdsOf(person)),
    ]);
    const context = { callerId: person.id, vehicleOwnerId: vehicle?.ownerId.toString(), hasOpenRide };
    const fields = registerDriver(form, context, this.clock.now());
    const ids = { userId: person.id, vehicleId: form.vehicle };
    const driver = await this.drivers.create({ ...ids, ...fields }, { actor: actorOf(person), command });
    return this.lists.show(person, driver._id.toString());
  }

  /** The driver's own changes. Throws driver/not-found for somebody else's profile. */
  async update(person: Person, input: UpdateInput, command: IdempotencyKey | undefined): Promise<DriverView> {
    const { id, availabilityStatus } = input;
    const own = { id, userId: person.id };
    const options = { actor: actorOf(person), command };
    const changed =
      availabilityStatus === undefined
        ? await this.changeProfile(own, input, options)
        : await this.availability.switch(own, availabilityStatus, options);
    if (changed === undefined) throw new DomainError('driver/not-found');
    if (availabilityStatus === 'OFFLINE') await this.positions.forget(changed);
    return this.lists.show(person, id);
  }

  /** Throws driver/not-found. */
  async changePositionConsent(
    person: Person,
    granted: boolean,
    command: IdempotencyKey | undefined,
  ): Promise<DriverView> {
    const driver = await this.consents.change(person, granted, command);
    return this.lists.show(person, driver._id.toString());
  }

  private async changeProfile(own: { id: string; userId: string }, input: UpdateInput, options: WriteOptions) {
    const engaged = await this.rides.isEngaged(own.id);
    return this.drivers.change(own, (driver) => updateDriver(driver, input, engaged, this.clock.now()), options);
  }

  /** An administrator confirms the changes after approval that they have seen. */
  async confirmChanges(
    administrator: Person,
    { id, seen }: { id: string; seen: SeenChanges },
    command: IdempotencyKey | undefined,
  ): Promise<DriverView> {
    await this.confirmations.confirm(administrator, id, seen, command);
    return this.lists.show(administrator, id);
  }

  /** The driver takes back what waits for confirmation. */
  async takeBackChanges(
    person: Person,
    { id, number }: { id: string; number: number },
    command: IdempotencyKey | undefined,
  ): Promise<DriverView> {
    await this.confirmations.withdraw(person, id, number, command);
    return this.lists.show(person, id);
  }
}
