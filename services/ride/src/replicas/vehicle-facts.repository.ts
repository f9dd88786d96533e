import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyReplica, type ReplicaOptions } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { VehicleFacts } from '../rides/ride.views.js';
import { VEHICLE_FACTS, type VehicleFactsDocument } from './vehicle-facts.model.js';

@Injectable()
export class VehicleFactsRepository {
  constructor(@InjectModel(VEHICLE_FACTS) private readonly model: Model<VehicleFactsDocument>) {}

  async keep(id: string, facts: VehicleFacts, version: number, options?: ReplicaOptions): Promise<void> {
    await applyReplica(this.model, id, version, facts, options);
  }

  async byId(ids: readonly string[]): Promise<Map<string, VehicleFacts>> {
    const found = await this.model.find({ _id: { $in: [...new Set(ids)] } }).lean<VehicleFactsDocument[]>();
    return new Map(found.map((facts) => [facts._id, facts]));
  }
}
