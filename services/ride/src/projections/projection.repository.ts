import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyProjection, collectionOf, type ProjectionOptions, SharedReads } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import {
  BLOCK_PROJECTION,
  DRIVER_PROJECTION,
  PERSON_NAME,
  PERSON_PROFILE,
  type ProjectionDocument,
  type ProjectionKind,
  type ProjectionOf,
  VEHICLE_PROJECTION,
} from './projection.model.js';
import type { DriverProjection } from './projection.types.js';

/** The ids to find, by kind. */
export type WantedProjections = Partial<Record<ProjectionKind, readonly string[]>>;

/** The projections found, by id; an unknown id is missing. */
export interface FoundProjections {
  driver: ReadonlyMap<string, DriverProjection>;
  vehicle: ReadonlyMap<string, ProjectionOf['vehicle']>;
  name: ReadonlyMap<string, ProjectionOf['name']>;
  profile: ReadonlyMap<string, ProjectionOf['profile']>;
  block: ReadonlyMap<string, ProjectionOf['block']>;
}

@Injectable()
export class ProjectionRepository {
  /** Of every kind: they share a collection. */
  private readonly byKey: SharedReads<ProjectionDocument>;
  private readonly models: { [Kind in ProjectionKind]: Model<ProjectionDocument<Kind>> };

  constructor(
    @InjectModel(DRIVER_PROJECTION) driver: Model<ProjectionDocument<'driver'>>,
    @InjectModel(VEHICLE_PROJECTION) vehicle: Model<ProjectionDocument<'vehicle'>>,
    @InjectModel(PERSON_NAME) name: Model<ProjectionDocument<'name'>>,
    @InjectModel(PERSON_PROFILE) profile: Model<ProjectionDocument<'profile'>>,
    @InjectModel(BLOCK_PROJECTION) block: Model<ProjectionDocument<'block'>>,
  ) {
    this.models = { driver, vehicle, name, profile, block };
    this.byKey = new SharedReads(driver as unknown as Model<ProjectionDocument>);
  }

  /** Stores a projection, unless one of the same or a newer version is stored. */
  async store<Kind extends ProjectionKind>(
    kind: Kind,
    id: string,
    projection: ProjectionOf[Kind],
    version: number,
    options?: ProjectionOptions,
  ): Promise<void> {
    const model = this.models[kind] as unknown as Model<object>;
    await applyProjection(model, keyOf(kind, id), version, projection, options);
  }

  /** The ids of people who have keys that begin with all of these. */
  async peopleWith(beginnings: readonly string[], limit: number): Promise<string[]> {
    const people = collectionOf<{ _id: string }>(this.models.profile as unknown as Model<{ _id: string }>);
    const conditions = beginnings.map((beginning) => ({ searchKeys: { $regex: `^${beginning}` } }));
    const found = await people
      .find({ $and: conditions }, { projection: { _id: 1 } })
      .limit(limit)
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** One query for all kinds. */
  async find(wanted: WantedProjections): Promise<FoundProjections> {
    const keys = Object.entries(wanted).flatMap(([kind, ids]) => ids.map((id) => keyOf(kind as ProjectionKind, id)));
    const found = await this.byKey.findAll(keys);
    const known = new Map<string, unknown>(found.map((document) => [document._id, document]));
    const pick = <Kind extends ProjectionKind>(kind: Kind): Map<string, ProjectionDocument<Kind>> => {
      const ids = (wanted[kind] ?? []).filter((id) => known.has(keyOf(kind, id)));
      return new Map(ids.map((id) => [id, known.get(keyOf(kind, id)) as ProjectionDocument<Kind>]));
    };
    // A person's id may be asked for as a driver's: that is a profile of the same collection.
    const drivers = [...pick('driver')].filter(([, { vehicleId }]) => vehicleId !== undefined);
    return {
      driver: new Map(drivers.map(([id, driver]) => [id, { ...driver, id }])),
      vehicle: pick('vehicle'),
      name: pick('name'),
      profile: pick('profile'),
      block: pick('block'),
    };
  }
}

const keyOf = (kind: ProjectionKind, id: string): string =>
  kind === 'name' || kind === 'block' ? `${kind}/${id}` : id;
