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

/** The collections of earlier releases: one for each kind of projection. */
const FORMER: Readonly<Record<string, ProjectionKind>> = {
  driverfacts: 'driver',
  vehiclefacts: 'vehicle',
  personnames: 'name',
  personprofiles: 'profile',
};
const BATCH = 500;

type FormerDocument = { _id: string; aggregateVersion: number } & Record<string, unknown>;

/** Moves the projections of an earlier release into the present collection. */
@Injectable()
export class FormerProjectionRepository {
  constructor(
    @InjectModel(DRIVER_PROJECTION) private readonly model: Model<ProjectionDocument>,
    private readonly projections: ProjectionRepository,
  ) {}

  /** Safe in two instances at once, and after an interrupted move: an equal version is not stored twice. */
  async move(): Promise<void> {
    for (const [name, kind] of Object.entries(FORMER)) {
      const former = this.model.db.collection<FormerDocument>(name);
      for (let batch = await read(former); batch.length > 0; batch = await read(former)) {
        await Promise.all(batch.map((document) => this.store(kind, document)));
        await former.deleteMany({ _id: { $in: batch.map(({ _id }) => _id) } });
      }
    }
  }

  private store(kind: ProjectionKind, { _id, aggregateVersion, ...projection }: FormerDocument): Promise<void> {
    return this.projections.store(kind, _id, projection as unknown as ProjectionOf[ProjectionKind], aggregateVersion);
  }
}

const read = (former: { find(): { limit(count: number): { toArray(): Promise<FormerDocument[]> } } }) =>
  former.find().limit(BATCH).toArray();
