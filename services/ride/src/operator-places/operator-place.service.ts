import { Injectable } from '@nestjs/common';
import { DomainError } from '@pothik/contracts/catalogue';
import { type Input, type Point, pageMeta, straightMetres } from '@pothik/contracts/platform';
import type { OperatorPlaceForm, OperatorPlaceView, rideHttp } from '@pothik/contracts/ride';
import { foldedName } from '@pothik/engines/places';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { CityService } from '../cities/index.js';
import { ProjectionService } from '../projections/index.js';
import { rideSort } from '../rides/index.js';
import { operatorPlaceFilter } from './operator-place.queries.js';
import { OperatorPlaceRepository, type StoredPlace } from './operator-place.repository.js';
import { changePlace, setRemoved, TWIN_METRES, writtenPlace } from './operator-place.rules.js';
import { viewOperatorPlace } from './operator-place.views.js';
import { OperatorPlaceSearch } from './operator-place-search.service.js';

@Injectable()
export class OperatorPlaceService {
  constructor(
    private readonly places: OperatorPlaceRepository,
    private readonly search: OperatorPlaceSearch,
    private readonly cities: CityService,
    private readonly projections: ProjectionService,
  ) {}

  async list(input: Input<typeof rideHttp.operatorPlaces>) {
    await this.search.seeded();
    const { rows: places, total } = await this.places.page(operatorPlaceFilter(input), rideSort(input.sort), input);
    return { data: await this.view(places), meta: { ...pageMeta(input.page, input.limit, total) } };
  }

  async add(by: Person, form: OperatorPlaceForm, command?: IdempotencyKey): Promise<OperatorPlaceView> {
    await this.search.seeded();
    const made = await this.places.madeBy(command);
    if (made !== undefined) return this.viewOne(made);
    const writing = { folded: foldedName(form.name), byId: by.id };
    await this.refuseWrongPlace(form.point, writing.folded);
    return this.written(this.places.add(writtenPlace(form, writing), { actor: actorOf(by), command }));
  }

  async change(
    by: Person,
    { placeId, ...form }: Input<typeof rideHttp.changePlace>,
    command?: IdempotencyKey,
  ): Promise<OperatorPlaceView> {
    const made = await this.places.madeBy(command);
    if (made !== undefined) return this.viewOne(made);
    const writing = { folded: foldedName(form.name), byId: by.id };
    // Decided first, so that who comes too late is told that, and not what else would be wrong.
    changePlace(placeId, await this.places.find(placeId), form, writing);
    await this.refuseWrongPlace(form.point, writing.folded, placeId);
    const decide = (place: StoredPlace) => changePlace(placeId, place, form, writing);
    return this.written(this.places.change(placeId, decide, { actor: actorOf(by), command }));
  }

  async remove(by: Person, placeId: string, command?: IdempotencyKey): Promise<OperatorPlaceView> {
    const decide = (place: StoredPlace) => setRemoved(placeId, place, true, by.id);
    return this.written(this.places.change(placeId, decide, { actor: actorOf(by), command }));
  }

  async bringBack(by: Person, placeId: string, command?: IdempotencyKey): Promise<OperatorPlaceView> {
    const { folded, point } = await this.places.find(placeId);
    await this.refuseTwin(point, folded, placeId);
    const decide = (place: StoredPlace) => setRemoved(placeId, place, false, by.id);
    return this.written(this.places.change(placeId, decide, { actor: actorOf(by), command }));
  }

  /** Throws ride/place-outside-zones, ride/place-twin. */
  private async refuseWrongPlace(point: Point, folded: string, itself?: string): Promise<void> {
    if (!(await this.cities.hasInZone(point))) throw new DomainError('ride/place-outside-zones');
    await this.refuseTwin(point, folded, itself);
  }

  /**
   * Throws ride/place-twin for the same name within 300 m. Of two writers at once the database decides within one cell
   * of about 200 m (`ONE_PLACE_OF_A_NAME`); across the border of two cells this look before the write is advisory.
   */
  private async refuseTwin(point: Point, folded: string, itself?: string): Promise<void> {
    const others = await this.places.ofName(folded);
    const isTwin = (other: StoredPlace) =>
      other._id.toString() !== itself && straightMetres(other.point, point) <= TWIN_METRES;
    if (others.some(isTwin)) throw new DomainError('ride/place-twin');
  }

  private async written(write: Promise<StoredPlace>): Promise<OperatorPlaceView> {
    const place = await write;
    this.search.forget();
    return this.viewOne(place);
  }

  private async viewOne(place: StoredPlace): Promise<OperatorPlaceView> {
    const [view] = await this.view([place]);
    return view as OperatorPlaceView;
  }

  private async view(places: readonly StoredPlace[]): Promise<OperatorPlaceView[]> {
    const people = new Set(places.map(({ byId }) => byId).filter((id) => id !== ''));
    const names = await this.projections.namesOf([...people]);
    return places.map((place) => viewOperatorPlace(place, names));
  }
}
