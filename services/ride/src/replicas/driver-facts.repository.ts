import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyReplica, type ReplicaOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { DriverFacts } from '../rides/rules/request-ride.rules.js';
import { DRIVER_FACTS, type DriverFactsDocument } from './driver-facts.model.js';

@Injectable()
export class DriverFactsRepository {
  constructor(@InjectModel(DRIVER_FACTS) private readonly model: Model<DriverFactsDocument>) {}

  async keep({ id, ...facts }: DriverFacts, version: number, options?: ReplicaOptions): Promise<void> {
    await applyReplica(this.model, id, version, facts, options);
  }

  async byId(ids: readonly string[]): Promise<Map<string, DriverFacts>> {
    const found = await this.model.find({ _id: { $in: [...new Set(ids)] } }).lean<DriverFactsDocument[]>();
    return new Map(found.map(({ _id, ...facts }) => [_id, { ...facts, id: _id }]));
  }
}
