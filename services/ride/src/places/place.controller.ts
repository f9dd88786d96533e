import { Controller } from '@nestjs/common';
import type { Input, Output } from '@pothik/contracts/platform';
import { PLACES_FOUND, rideHttp } from '@pothik/contracts/ride';
import { Directions } from '@pothik/engines/places';
import { Endpoint, In, type Person, TurnService, Who } from '@pothik/service-kit';
import { OperatorPlaceSearch } from '../operator-places/index.js';
import { OwnPlaceService } from './own-place.service.js';

type SearchInput = Input<typeof rideHttp.searchPlaces>;
type SearchOutput = Output<typeof rideHttp.searchPlaces>;
type AtInput = Input<typeof rideHttp.placeAt>;
type AtOutput = Output<typeof rideHttp.placeAt>;
type WayInput = Input<typeof rideHttp.wayBetween>;
type WayOutput = Output<typeof rideHttp.wayBetween>;
type SaveInput = Input<typeof rideHttp.savePlace>;
type ForgetInput = Input<typeof rideHttp.forgetPlace>;
type OwnOutput = Output<typeof rideHttp.ownPlaces>;

@Controller()
export class PlaceController {
  constructor(
    private readonly search: OperatorPlaceSearch,
    private readonly directions: Directions,
    private readonly turns: TurnService,
    private readonly own: OwnPlaceService,
  ) {}

  @Endpoint(rideHttp.searchPlaces)
  searchPlaces(
    @In() { text, language = 'en', lat, lng }: SearchInput,
    @Who() { id: personId }: Person,
  ): Promise<SearchOutput> {
    const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
    return this.search.search({ personId }, text, { language, near, limit: PLACES_FOUND });
  }

  @Endpoint(rideHttp.placeAt)
  async placeAt(@In() { lat, lng, language = 'en' }: AtInput, @Who() { id: personId }: Person): Promise<AtOutput> {
    return (await this.search.placeAt({ personId }, { lat, lng }, language)) ?? null;
  }

  @Endpoint(rideHttp.wayBetween)
  async wayBetween(
    @In() { fromLat, fromLng, toLat, toLng }: WayInput,
    @Who() { id: personId }: Person,
  ): Promise<WayOutput> {
    const [from, to] = [
      { lat: fromLat, lng: fromLng },
      { lat: toLat, lng: toLng },
    ];
    const line = await this.turns.ask({ personId }, () => this.directions.line(from, to));
    return { line: line ?? null };
  }

  @Endpoint(rideHttp.ownPlaces)
  ownPlaces(@Who() rider: Person): Promise<OwnOutput> {
    return this.own.list(rider.id);
  }

  @Endpoint(rideHttp.savePlace)
  savePlace(@In() { label, ...place }: SaveInput, @Who() rider: Person): Promise<OwnOutput> {
    return this.own.save(rider.id, label, place);
  }

  @Endpoint(rideHttp.forgetPlace)
  forgetPlace(@In() { label }: ForgetInput, @Who() rider: Person): Promise<OwnOutput> {
    return this.own.forget(rider.id, label);
  }
}
