import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { Command, Endpoint, type IdempotencyKey, In, type Person, Who } from '@pothik/service-kit';
import { DeskService } from './desk.service.js';

type FindInput = Input<typeof rideHttp.findDeskCaller>;
type FindOutput = Output<typeof rideHttp.findDeskCaller>;
type BookInput = Input<typeof rideHttp.bookForCaller>;
type NearestInput = Input<typeof rideHttp.askNearestForCaller>;
type CancelInput = Input<typeof rideHttp.cancelForCaller>;
type CodeInput = Input<typeof rideHttp.readCodeForCaller>;
type CodeOutput = Output<typeof rideHttp.readCodeForCaller>;
type RideOutput = Output<typeof rideHttp.bookForCaller>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Endpoint(rideHttp.findDeskCaller)
  find(@In() { phone }: FindInput, @Who() person: Person): Promise<FindOutput> {
    return this.desk.find(person, phone);
  }

  @Endpoint(rideHttp.bookForCaller)
  book(@In() input: BookInput, @Who() person: Person, @Command() command: OptionalCommand): Promise<RideOutput> {
    return this.desk.book(person, input, command);
  }

  @Endpoint(rideHttp.askNearestForCaller)
  askNearest(
    @In() input: NearestInput,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<RideOutput> {
    return this.desk.askNearest(person, input, command);
  }

  @Endpoint(rideHttp.deskRides)
  list(): Promise<RideOutput[]> {
    return this.desk.list();
  }

  @Endpoint(rideHttp.cancelForCaller)
  cancel(
    @In() { rideId, reason }: CancelInput,
    @Who() person: Person,
    @Command() command: OptionalCommand,
  ): Promise<RideOutput> {
    return this.desk.cancel(person, rideId, reason, command);
  }

  @Endpoint(rideHttp.readCodeForCaller)
  readCode(@In() { rideId }: CodeInput, @Who() person: Person): Promise<CodeOutput> {
    return this.desk.readCode(person, rideId);
  }
}
