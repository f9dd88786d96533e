import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DomainError } from '@pothik/contracts/catalogue';
import { Clock, isDuplicateKey } from '@pothik/engines';
import { AggregateStore, type ListPage, Outbox, readPage, type WriteOptions } from '@pothik/service-kit';
import { type Model, Types } from 'mongoose';
import { ONE_PLACE_OF_A_NAME, OPERATOR_PLACE_MODEL, type OperatorPlaceDocument } from './operator-place.model.js';
import { addedEvents, type OperatorPlace, type PlaceChange } from './operator-place.rules.js';

export type StoredPlace = OperatorPlaceDocument;

/** Tells whether any place was written meanwhile: every write counts a version up. */
export interface PlacesStamp {
  count: number;
  versions: number;
}

@Injectable()
export class OperatorPlaceRepository {
  private readonly store: AggregateStore<OperatorPlaceDocument>;

  constructor(
    @InjectModel(OPERATOR_PLACE_MODEL) private readonly model: Model<OperatorPlaceDocument>,
    outbox: Outbox,
    private readonly clock: Clock,
  ) {
    this.store = new AggregateStore(model, outbox, clock, { [ONE_PLACE_OF_A_NAME]: 'ride/place-twin' });
  }

  /** Those that are not removed. */
  present(): Promise<StoredPlace[]> {
    return this.model.find({ isRemoved: false }).lean<StoredPlace[]>().exec();
  }

  page(filter: Record<string, unknown>, sort: Record<string, 1 | -1>, page: ListPage) {
    return readPage<StoredPlace>(this.model, filter, sort, page);
  }

  /** Those of a folded name that are not removed. */
  ofName(folded: string): Promise<StoredPlace[]> {
    return this.model.find({ folded, isRemoved: false }).lean<StoredPlace[]>().exec();
  }

  async stamp(): Promise<PlacesStamp> {
    const sums = { _id: null, count: { $sum: 1 }, versions: { $sum: '$version' } };
    const [stamp] = await this.model.aggregate<PlacesStamp>([{ $group: sums }]);
    return { count: stamp?.count ?? 0, versions: stamp?.versions ?? 0 };
  }

  /** Stores those seeds that were never stored, removed or not: of several instances at once, one stores each. */
  async seed(places: readonly OperatorPlace[]): Promise<void> {
    const stored = await this.model.distinct('seedId').exec();
    const missing = places.filter(({ seedId = '' }) => !stored.includes(seedId));
    if (missing.length === 0) return;
    const now = this.clock.now();
    const first = { version: 1, eventSequence: 0, pendingEvents: [], createdAt: now, updatedAt: now };
    try {
      await this.model.insertMany(
        missing.map((place) => ({ ...place, ...first })),
        { ordered: false },
      );
    } catch (refusal) {
      // Another instance has stored it meanwhile, or an administrator a place of that name.
      if (!isDuplicateKey(refusal)) throw refusal;
    }
  }

  /** The place that a command already made or changed. Throws request/key-reused. */
  madeBy(command: WriteOptions['command']): Promise<StoredPlace | undefined> {
    return this.store.findByIdempotencyKey(command);
  }

  /** Throws ride/place-twin. */
  add(place: OperatorPlace, options: WriteOptions): Promise<StoredPlace> {
    return this.store.create(place, ({ _id }) => addedEvents(_id.toString(), place), options);
  }

  async find(placeId: string): Promise<StoredPlace> {
    const place = await this.model.findById(new Types.ObjectId(placeId)).lean<StoredPlace>();
    if (place === null) throw new DomainError('ride/place-not-found');
    return place;
  }

  /** Throws ride/place-not-found, ride/place-twin. */
  async change(
    placeId: string,
    decide: (place: StoredPlace) => PlaceChange<StoredPlace> | undefined,
    options: WriteOptions,
  ): Promise<StoredPlace> {
    const changed = await this.store.change({ _id: new Types.ObjectId(placeId) }, decide, options);
    if (changed === undefined) throw new DomainError('ride/place-not-found');
    return changed;
  }
}
