import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DRIVER_FACTS, type FactsDocument, type FactsKind, type FactsOf } from './facts.model.js';
import { FactsRepository } from './facts.repository.js';

/** Facts once lay in a collection for each kind. */
const FORMER: Readonly<Record<string, FactsKind>> = {
  driverfacts: 'driver',
  vehiclefacts: 'vehicle',
  personnames: 'name',
  personprofiles: 'profile',
};
const BATCH = 500;

type FormerDocument = { _id: string; aggregateVersion: number } & Record<string, unknown>;

/** Brings facts of data made by an earlier release to where they are looked for now. */
@Injectable()
export class FormerFactsRepository {
  constructor(
    @InjectModel(DRIVER_FACTS) private readonly model: Model<FactsDocument>,
    private readonly facts: FactsRepository,
  ) {}

  /** Two replicas that move at once, or a move that broke off, do no harm: a number as high is known then. */
  async move(): Promise<void> {
    for (const [name, kind] of Object.entries(FORMER)) {
      const former = this.model.db.collection<FormerDocument>(name);
      for (let batch = await read(former); batch.length > 0; batch = await read(former)) {
        await Promise.all(batch.map((document) => this.keep(kind, document)));
        await former.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
      }
    }
  }

  private keep(kind: FactsKind, { _id, aggregateVersion, ...facts }: FormerDocument): Promise<void> {
    return this.facts.keep(kind, _id, facts as unknown as FactsOf[FactsKind], aggregateVersion);
  }
}

const read = (former: { find(): { limit(count: number): { toArray(): Promise<FormerDocument[]> } } }) =>
  former.find().limit(BATCH).toArray();
