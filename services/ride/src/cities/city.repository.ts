import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock, isDuplicateKey } from '@pothik/engines';
import { AggregateStore, Outbox, SYSTEM_ACTOR, type WriteOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { CITY, type CityDocument, ONE_CITY_OF_A_NAME } from './city.model.js';
import type { City, CityChange } from './city.rules.js';

export type StoredCity = CityDocument;

@Injectable()
export class CityRepository {
  private readonly store: AggregateStore<CityDocument>;

  constructor(
    @InjectModel(CITY) private readonly model: Model<CityDocument>,
    outbox: Outbox,
    clock: Clock,
  ) {
    this.store = new AggregateStore(model, outbox, clock, { [ONE_CITY_OF_A_NAME]: 'ride/city-changed' });
  }

  /** In the order of their names. */
  all(): Promise<StoredCity[]> {
    return this.model.find().sort({ cityId: 1 }).lean<StoredCity[]>().exec();
  }

  /** Stores a city unless it is there, changed or not: of several instances at once, one does. */
  async seed(city: City): Promise<void> {
    const present = await this.model.exists({ cityId: city.cityId });
    if (present !== null) return;
    try {
      await this.store.create(city, () => [], { actor: SYSTEM_ACTOR });
    } catch (refusal) {
      if (!isPresent(refusal)) throw refusal;
    }
  }

  /** Throws ride/city-not-found. */
  async change(
    cityId: string,
    decide: (city: StoredCity) => CityChange<StoredCity>,
    options: WriteOptions,
  ): Promise<StoredCity> {
    const changed = await this.store.change({ cityId }, decide, options);
    if (changed === undefined) throw new DomainError('ride/city-not-found');
    return changed;
  }
}

/** Another instance has stored it meanwhile. */
const isPresent = (refusal: unknown): boolean =>
  isDuplicateKey(refusal) || (refusal instanceof DomainError && refusal.code === 'ride/city-changed');
