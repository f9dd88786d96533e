import { Injectable } from '@nestjs/common';
import type { Input, Point } from '@pothik/contracts/platform';
import type { CityView, MinimumFare, rideHttp } from '@pothik/contracts/ride';
import { Clock } from '@pothik/engines';
import { actorOf, type IdempotencyKey, type Person } from '@pothik/service-kit';
import { ProjectionService } from '../projections/index.js';
import { CityRepository, type StoredCity } from './city.repository.js';
import { addTariff, type City, changeZone, cityOfBoth } from './city.rules.js';
import { viewCity } from './city.views.js';
import { DHAKA } from './dhaka.table.js';
import { minimumFares, type RatedRide, type Rates, ratesFor } from './tariff.rules.js';

@Injectable()
export class CityService {
  constructor(
    private readonly cities: CityRepository,
    private readonly projections: ProjectionService,
    private readonly clock: Clock,
  ) {}

  /** The city in whose zone both points lie. */
  async ofBoth(one: Point, other: Point): Promise<City | undefined> {
    return cityOfBoth(await this.known(), one, other);
  }

  /** Whether some city's zone has the point. */
  async hasInZone(point: Point): Promise<boolean> {
    return (await this.zoneTest())(point);
  }

  /** The same for many points: by the zones of this moment. */
  async zoneTest(): Promise<(point: Point) => boolean> {
    const cities = await this.known();
    return (point) => cityOfBoth(cities, point, point) !== undefined;
  }

  /** The rates that may apply to a ride: see `ratesFor`. */
  async ratesFor(ride: RatedRide): Promise<Rates[]> {
    return ratesFor(await this.known(), ride);
  }

  async list(): Promise<CityView[]> {
    return this.view(await this.known());
  }

  /** The least that a ride of each vehicle type costs at this moment, in whatever city. */
  async minimumFares(): Promise<MinimumFare[]> {
    return minimumFares(await this.known(), this.clock.now());
  }

  async addTariff(
    by: Person,
    { cityId, ...form }: Input<typeof rideHttp.addTariff>,
    command?: IdempotencyKey,
  ): Promise<CityView> {
    await this.known();
    const decide = (city: StoredCity) => addTariff(city, form, by.id, this.clock.now());
    return this.viewOne(await this.cities.change(cityId, decide, { actor: actorOf(by), command }));
  }

  async changeZone(
    by: Person,
    { cityId, ...form }: Input<typeof rideHttp.changeZone>,
    command?: IdempotencyKey,
  ): Promise<CityView> {
    await this.known();
    const decide = (city: StoredCity) => changeZone(city, form);
    return this.viewOne(await this.cities.change(cityId, decide, { actor: actorOf(by), command }));
  }

  /** Seeded by whoever asks first; of several instances at once one stores it, and nothing that is there is changed. */
  private async known(): Promise<StoredCity[]> {
    const cities = await this.cities.all();
    if (cities.length > 0) return cities;
    await this.cities.seed(DHAKA);
    return this.cities.all();
  }

  private async viewOne(city: StoredCity): Promise<CityView> {
    const [view] = await this.view([city]);
    return view as CityView;
  }

  private async view(cities: readonly StoredCity[]): Promise<CityView[]> {
    const people = cities.flatMap(({ tariffs }) => tariffs.map(({ byId }) => byId)).filter((id) => id !== '');
    const names = await this.projections.namesOf([...new Set(people)]);
    return cities.map((city) => viewCity(city, names));
  }
}
