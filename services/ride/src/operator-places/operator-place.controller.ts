import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import {
  Command,
  Endpoint,
  Files,
  type IdempotencyKey,
  In,
  type Person,
  RawReply,
  type UploadedFile,
  Who,
} from '@pothik/service-kit';
import type { FastifyReply } from 'fastify';
import { OperatorPlaceService } from './operator-place.service.js';
import { PlacesFileService } from './places-file.service.js';
import { UnknownPlaceService } from './unknown-place.service.js';

type ListInput = Input<typeof rideHttp.operatorPlaces>;
type ListOutput = Output<typeof rideHttp.operatorPlaces>;
type AddInput = Input<typeof rideHttp.addPlace>;
type ChangeInput = Input<typeof rideHttp.changePlace>;
type ImportInput = Input<typeof rideHttp.importPlaces>;
type ImportOutput = Output<typeof rideHttp.importPlaces>;
type OnePlace = Input<typeof rideHttp.removePlace>;
type PlaceOutput = Output<typeof rideHttp.addPlace>;
type UnknownOutput = Output<typeof rideHttp.unknownPlaces>;
type DismissInput = Input<typeof rideHttp.dismissUnknownPlace>;
type OptionalCommand = IdempotencyKey | undefined;

@Controller()
export class OperatorPlaceController {
  constructor(
    private readonly places: OperatorPlaceService,
    private readonly files: PlacesFileService,
    private readonly unknown: UnknownPlaceService,
  ) {}

  @Endpoint(rideHttp.exportPlaces)
  async exportPlaces(@RawReply() reply: FastifyReply): Promise<void> {
    const bytes = Buffer.from(await this.files.write(), 'utf8');
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': bytes.length,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="pothik-places.csv"',
    });
    reply.raw.end(bytes);
  }

  @Endpoint(rideHttp.importPlaces)
  importPlaces(
    @In() { isTrial }: ImportInput,
    @Files() files: UploadedFile[],
    @Who() by: Person,
  ): Promise<ImportOutput> {
    return this.files.read(by, files[0], isTrial);
  }

  @Endpoint(rideHttp.unknownPlaces)
  unknownPlaces(@Who() by: Person): Promise<UnknownOutput> {
    return this.unknown.list(by.id);
  }

  @Endpoint(rideHttp.dismissUnknownPlace)
  dismissUnknownPlace(@In() { text, isDismissed }: DismissInput, @Who() by: Person): Promise<UnknownOutput> {
    return this.unknown.dismiss(by.id, text, isDismissed);
  }

  @Endpoint(rideHttp.operatorPlaces)
  list(@In() input: ListInput): Promise<ListOutput> {
    return this.places.list(input);
  }

  @Endpoint(rideHttp.addPlace)
  add(@In() form: AddInput, @Who() by: Person, @Command() command: OptionalCommand): Promise<PlaceOutput> {
    return this.places.add(by, form, command);
  }

  @Endpoint(rideHttp.changePlace)
  change(@In() input: ChangeInput, @Who() by: Person, @Command() command: OptionalCommand): Promise<PlaceOutput> {
    return this.places.change(by, input, command);
  }

  @Endpoint(rideHttp.removePlace)
  remove(@In() { placeId }: OnePlace, @Who() by: Person, @Command() command: OptionalCommand): Promise<PlaceOutput> {
    return this.places.remove(by, placeId, command);
  }

  @Endpoint(rideHttp.bringPlaceBack)
  bringBack(@In() { placeId }: OnePlace, @Who() by: Person, @Command() command: OptionalCommand): Promise<PlaceOutput> {
    return this.places.bringBack(by, placeId, command);
  }
}
