import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyReplica, collectionOf, type ReplicaOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { DriverFacts } from '../rides/rules/request-ride.rules.js';
import {
  DRIVER_FACTS,
  type FactsDocument,
  type FactsKind,
  type FactsOf,
  PERSON_NAME,
  PERSON_PROFILE,
  VEHICLE_FACTS,
} from './facts.model.js';

/** Ids of what is asked for. */
export type WantedFacts = Partial<Record<FactsKind, readonly string[]>>;

/** What is known, by id; whatever is not is missing. */
export interface FoundFacts {
  driver: ReadonlyMap<string, DriverFacts>;
  vehicle: ReadonlyMap<string, FactsOf['vehicle']>;
  name: ReadonlyMap<string, FactsOf['name']>;
  profile: ReadonlyMap<string, FactsOf['profile']>;
}

@Injectable()
export class FactsRepository {
  private readonly models: { [Kind in FactsKind]: Model<FactsDocument<Kind>> };

  constructor(
    @InjectModel(DRIVER_FACTS) driver: Model<FactsDocument<'driver'>>,
    @InjectModel(VEHICLE_FACTS) vehicle: Model<FactsDocument<'vehicle'>>,
    @InjectModel(PERSON_NAME) name: Model<FactsDocument<'name'>>,
    @InjectModel(PERSON_PROFILE) profile: Model<FactsDocument<'profile'>>,
  ) {
    this.models = { driver, vehicle, name, profile };
  }

  /** Keeps what is told under a number, unless something as new is known. */
  async keep<Kind extends FactsKind>(
    kind: Kind,
    id: string,
    facts: FactsOf[Kind],
    version: number,
    options?: ReplicaOptions,
  ): Promise<void> {
    const model = this.models[kind] as unknown as Model<object>;
    await applyReplica(model, keyOf(kind, id), version, facts, options);
  }

  /** One look, whatever is asked for. */
  async find(wanted: WantedFacts): Promise<FoundFacts> {
    const keys = Object.entries(wanted).flatMap(([kind, ids]) => ids.map((id) => keyOf(kind as FactsKind, id)));
    const facts = collectionOf<{ _id: string }>(this.models.driver as unknown as Model<{ _id: string }>);
    const found = await facts.find({ _id: { $in: [...new Set(keys)] } }).toArray();
    const known = new Map<string, unknown>(found.map((document) => [document._id, document]));
    const pick = <Facts>(kind: FactsKind, read = (facts: unknown) => facts as Facts): Map<string, Facts> => {
      const ids = (wanted[kind] ?? []).filter((id) => known.has(keyOf(kind, id)));
      return new Map(ids.map((id) => [id, read(known.get(keyOf(kind, id)))]));
    };
    return {
      driver: pick('driver', (facts) => ({ ...(facts as FactsDocument<'driver'>), id: (facts as FactsDocument)._id })),
      vehicle: pick('vehicle'),
      name: pick('name'),
      profile: pick('profile'),
    };
  }
}

const keyOf = (kind: FactsKind, id: string): string => (kind === 'name' ? `name/${id}` : id);
