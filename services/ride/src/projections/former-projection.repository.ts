import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import {
  DRIVER_PROJECTION,
  type ProjectionDocument,
  type ProjectionKind,
  type ProjectionOf,
} from './projection.model.js';
import { ProjectionRepository } from './projection.repository.js';

/** Projections once lay in a collection for each kind. */
const FORMER: Readonly<Record<string, ProjectionKind>> = {
  driverfacts: 'driver',
  vehiclefacts: 'vehicle',
  personnames: 'name',
  personprofiles: 'profile',
};
const BATCH = 500;

type FormerDocument = { _id: string; aggregateVersion: number } & Record<string, unknown>;

/** Brings projections of data made by an earlier release to where they are looked for now. */
@Injectable()
export class FormerProjectionRepository {
  constructor(
    @InjectModel(DRIVER_PROJECTION) private readonly model: Model<ProjectionDocument>,
    private readonly projections: ProjectionRepository,
  ) {}

  /** Two projections that move at once, or a move that broke off, do no harm: a number as high is known then. */
  async move(): Promise<void> {
    for (const [name, kind] of Object.entries(FORMER)) {
      const former = this.model.db.collection<FormerDocument>(name);
      for (let batch = await read(former); batch.length > 0; batch = await read(former)) {
        await Promise.all(batch.map((document) => this.keep(kind, document)));
        await former.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
      }
    }
  }

  private keep(kind: ProjectionKind, { _id, aggregateVersion, ...projections }: FormerDocument): Promise<void> {
    return this.projections.keep(kind, _id, projections as unknown as ProjectionOf[ProjectionKind], aggregateVersion);
  }
}

const read = (former: { find(): { limit(count: number): { toArray(): Promise<FormerDocument[]> } } }) =>
  former.find().limit(BATCH).toArray();
