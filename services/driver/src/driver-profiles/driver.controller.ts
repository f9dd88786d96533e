import { Controller } from '@nestjs/common';
import { AVAILABILITY_UPDATED_MESSAGE, driverHttp } from '@pothik/contracts/driver';
import type { Input, Output, Point } from '@pothik/contracts/platform';
import {
  answer,
  Command,
  CsvAnswer,
  Endpoint,
  type IdempotencyKey,
  In,
  type Person,
  RawReply,
  Who,
} from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { DriverService } from './driver.service.js';
import { DRIVER_COLUMNS } from './driver-columns.table.js';
import { DriverListService } from './driver-list.service.js';
import { DriverStatusService } from './driver-status.service.js';
import { FreeDriverService } from './free-driver.service.js';
import { PickupLimitService } from './pickup-limit.service.js';

type RegisterInput = Input<typeof driverHttp.registerDriver>;
type DriversInput = Input<typeof driverHttp.drivers>;
type ExportInput = Input<typeof driverHttp.exportDrivers>;
type FreeDriversInput = Input<typeof driverHttp.freeDrivers>;
type NearTypesInput = Input<typeof driverHttp.nearTypes>;
type FreeForInput = Input<typeof driverHttp.freeFor>;
type FreeForOutput = Output<typeof driverHttp.freeFor>;
type UpdateInput = Input<typeof driverHttp.update>;
type UpdateStatusInput = Input<typeof driverHttp.updateStatus>;
type ConfirmInput = Input<typeof driverHttp.confirmChanges>;
type WithdrawInput = Input<typeof driverHttp.takeBackChanges>;
type ConsentInput = Input<typeof driverHttp.changePositionConsent>;
type OneInput = Input<typeof driverHttp.getDriver>;
type DriverOutput = Output<typeof driverHttp.registerDriver>;
type DriversOutput = Output<typeof driverHttp.drivers>;
type FreeDriversOutput = Output<typeof driverHttp.freeDrivers>;
type NearTypesOutput = Output<typeof driverHttp.nearTypes>;
type OneOutput = Output<typeof driverHttp.getDriver>;
type Key = IdempotencyKey | undefined;

@Controller()
export class DriverController {
  constructor(
    private readonly drivers: DriverService,
    private readonly statuses: DriverStatusService,
    private readonly lists: DriverListService,
    private readonly free: FreeDriverService,
    private readonly pickups: PickupLimitService,
    private readonly csv: CsvAnswer,
  ) {}

  @Endpoint(driverHttp.registerDriver)
  register(@In() input: RegisterInput, @Who() person: Person, @Command() command: Key): Promise<DriverOutput> {
    return this.drivers.register(person, input, command);
  }

  @Endpoint(driverHttp.drivers)
  list(@In() input: DriversInput, @Who() person: Person): Promise<DriversOutput> {
    return this.lists.list(person, input);
  }

  @Endpoint(driverHttp.exportDrivers)
  export(@In() { language, ...query }: ExportInput, @RawReply() reply: FastifyReply): Promise<void> {
    const batches = this.lists.inBatches(query);
    return this.csv.send(reply, { name: 'drivers', columns: DRIVER_COLUMNS, language, batches });
  }

  /** From too many different pickups it is answered as without one, and says when it may be asked again. */
  @Endpoint(driverHttp.freeDrivers)
  async listFree(
    @In() { lat, lng, ...query }: FreeDriversInput,
    @Who() person: Person,
    @RawReply() reply: FastifyReply,
  ): Promise<FreeDriversOutput> {
    return this.free.list(person, query, await this.admittedPickup({ lat, lng }, person, reply));
  }

  /** As the list is answered, so are the types. */
  @Endpoint(driverHttp.nearTypes)
  async nearTypes(
    @In() place: NearTypesInput,
    @Who() person: Person,
    @RawReply() reply: FastifyReply,
  ): Promise<NearTypesOutput> {
    return this.free.types(person, await this.admittedPickup(place, person, reply));
  }

  private async admittedPickup(
    { lat, lng }: NearTypesInput,
    person: Person,
    reply: FastifyReply,
  ): Promise<Point | undefined> {
    const pickup = lat === undefined || lng === undefined ? undefined : { lat, lng };
    // Administrators see on the live map where drivers are; their desk asks for many callers.
    const isCounted = pickup !== undefined && person.role === 'RIDER';
    const waitMs = isCounted ? await this.pickups.waitOf(person.id, pickup) : 0;
    if (waitMs > 0) reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    return waitMs > 0 ? undefined : pickup;
  }

  @Endpoint(driverHttp.freeFor)
  freeFor(@In() input: FreeForInput): Promise<FreeForOutput> {
    return this.free.mayBeAsked(input);
  }

  @Endpoint(driverHttp.update)
  async update(@In() input: UpdateInput, @Who() person: Person, @Command() command: Key) {
    const driver = await this.drivers.update(person, input, command);
    return input.availabilityStatus === undefined ? driver : answer(driver, { message: AVAILABILITY_UPDATED_MESSAGE });
  }

  @Endpoint(driverHttp.changePositionConsent)
  changePositionConsent(
    @In() input: ConsentInput,
    @Who() person: Person,
    @Command() command: Key,
  ): Promise<DriverOutput> {
    return this.drivers.changePositionConsent(person, input.granted, command);
  }

  @Endpoint(driverHttp.updateStatus)
  changeStatus(@In() input: UpdateStatusInput, @Who() person: Person, @Command() command: Key): Promise<DriverOutput> {
    return this.statuses.change(person, input, command);
  }

  @Endpoint(driverHttp.confirmChanges)
  confirm(@In() input: ConfirmInput, @Who() person: Person, @Command() command: Key): Promise<DriverOutput> {
    return this.drivers.confirmChanges(person, input, command);
  }

  @Endpoint(driverHttp.takeBackChanges)
  withdraw(@In() input: WithdrawInput, @Who() person: Person, @Command() command: Key): Promise<DriverOutput> {
    return this.drivers.takeBackChanges(person, input, command);
  }

  @Endpoint(driverHttp.getDriver)
  show(@In() input: OneInput, @Who() person: Person): Promise<OneOutput> {
    return this.lists.read(person, input.id);
  }
}
