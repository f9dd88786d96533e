import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import {
  ActAge,
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
import { RideService } from './ride.service.js';
import { RideApproachService } from './ride-approach.service.js';
import { RIDE_COLUMNS } from './ride-columns.table.js';
import { RideListService } from './ride-list.service.js';
import { RideReviewService } from './ride-review.service.js';

type BookInput = Input<typeof rideHttp.book>;
type AskNearestInput = Input<typeof rideHttp.askNearest>;
type RidesInput = Input<typeof rideHttp.rides>;
type ExportInput = Input<typeof rideHttp.exportRides>;
type UpdateStatusInput = Input<typeof rideHttp.updateStatus>;
type SetFareInput = Input<typeof rideHttp.setFare>;
type OfferInput = Input<typeof rideHttp.makeOffer>;
type VerifyCodeInput = Input<typeof rideHttp.verifyCode>;
type ReviewInput = Input<typeof rideHttp.reviewRide>;
type ReviewsInput = Input<typeof rideHttp.reviewRides>;
type OneRideInput = Input<typeof rideHttp.getRide>;
type RideOutput = Output<typeof rideHttp.getRide>;
type RidesOutput = Output<typeof rideHttp.rides>;
type CurrentRideOutput = Output<typeof rideHttp.currentRide>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class RideController {
  constructor(
    private readonly rides: RideService,
    private readonly lists: RideListService,
    private readonly approaches: RideApproachService,
    private readonly reviews: RideReviewService,
    private readonly csv: CsvAnswer,
  ) {}

  @Endpoint(rideHttp.book)
  book(@In() input: BookInput, @Who() rider: Person, @Command() command: OptionalCommand): Promise<RideOutput> {
    return this.rides.book({ person: rider, rider }, input, command);
  }

  @Endpoint(rideHttp.askNearest)
  askNearest(
    @In() input: AskNearestInput,
    @Who() rider: Person,
    @Command() command: OptionalCommand,
  ): Promise<RideOutput> {
    return this.rides.askNearest({ person: rider, rider }, input, command);
  }

  @Endpoint(rideHttp.rides)
  list(@In() input: RidesInput, @Who() person: Person): Promise<RidesOutput> {
    return this.lists.list(person, input);
  }

  @Endpoint(rideHttp.exportRides)
  export(
    @In() { language, ...filter }: ExportInput,
    @Who() administrator: Person,
    @RawReply() reply: FastifyReply,
  ): Promise<void> {
    const batches = this.lists.inBatches(administrator, filter);
    return this.csv.send(reply, { name: 'rides', columns: RIDE_COLUMNS, language, batches });
  }

  @Endpoint(rideHttp.currentRide)
  current(@Who() person: Person): Promise<CurrentRideOutput> {
    return this.rides.current(person);
  }

  @Endpoint(rideHttp.updateStatus)
  updateStatus(
    @In() input: UpdateStatusInput,
    @Who() person: Person,
    @Command() command: OptionalCommand,
    @ActAge() ageMs: number,
  ): Promise<RideOutput> {
    return this.rides.updateStatus(person, input, command, ageMs);
  }

  @Endpoint(rideHttp.setFare)
  setFare(@In() input: SetFareInput, @Who() driver: Person, @Command() command: OptionalCommand): Promise<RideOutput> {
    return this.rides.setFare(driver, input, command);
  }

  @Endpoint(rideHttp.makeOffer)
  makeOffer(@In() input: OfferInput, @Who() rider: Person, @Command() command: OptionalCommand): Promise<RideOutput> {
    return this.rides.makeOffer(rider, input, command);
  }

  @Endpoint(rideHttp.tellArrival)
  tellArrival(
    @In() input: OneRideInput,
    @Who() driver: Person,
    @Command() command: OptionalCommand,
    @ActAge() ageMs: number,
  ): Promise<RideOutput> {
    return this.rides.tellArrival(driver, input.rideId, command, ageMs);
  }

  @Endpoint(rideHttp.askNext)
  askNext(@In() input: OneRideInput, @Who() rider: Person, @Command() command: OptionalCommand): Promise<RideOutput> {
    return this.approaches.askNext(rider, input.rideId, command);
  }

  @Endpoint(rideHttp.pickupOf)
  pickupOf(@In() { rideId }: OneRideInput): Promise<Output<typeof rideHttp.pickupOf>> {
    return this.approaches.pickupOf(rideId);
  }

  @Endpoint(rideHttp.verifyCode)
  verifyCode(
    @In() input: VerifyCodeInput,
    @Who() driver: Person,
    @Command() command: OptionalCommand,
    @ActAge() ageMs: number,
  ): Promise<RideOutput> {
    return this.rides.verifyCode(driver, input, command, ageMs);
  }

  @Endpoint(rideHttp.renewCode)
  renewCode(@In() input: OneRideInput, @Who() rider: Person, @Command() command: OptionalCommand): Promise<RideOutput> {
    return this.rides.renewCode(rider, input.rideId, command);
  }

  @Endpoint(rideHttp.reviewRide)
  review(
    @In() { rideId, counts }: ReviewInput,
    @Who() administrator: Person,
    @Command() command: OptionalCommand,
  ): Promise<RideOutput> {
    return this.reviews.review(administrator, rideId, counts, command);
  }

  @Endpoint(rideHttp.reviewRides)
  reviewAll(
    @In() { rides, counts }: ReviewsInput,
    @Who() administrator: Person,
  ): Promise<Output<typeof rideHttp.reviewRides>> {
    return this.reviews.reviewAll(administrator, rides, counts);
  }

  @Endpoint(rideHttp.getRide)
  get(@In() input: OneRideInput, @Who() person: Person): Promise<RideOutput> {
    return this.rides.get(person, input.rideId);
  }
}
