import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { applyReplica } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import type { PersonFacts } from '../rides/ride.views.js';
import {
  PERSON_NAME,
  PERSON_PROFILE,
  type PersonNameDocument,
  type PersonProfileDocument,
} from './person-facts.model.js';

@Injectable()
export class PersonFactsRepository {
  constructor(
    @InjectModel(PERSON_NAME) private readonly names: Model<PersonNameDocument>,
    @InjectModel(PERSON_PROFILE) private readonly profiles: Model<PersonProfileDocument>,
  ) {}

  async keepName(id: string, name: string, version: number): Promise<void> {
    await applyReplica(this.names, id, version, { name });
  }

  async keepDeleted(id: string, version: number): Promise<void> {
    await applyReplica(this.names, id, version, { name: '', deleted: true });
  }

  async isDeleted(id: string): Promise<boolean> {
    return (await this.names.exists({ _id: id, deleted: true })) !== null;
  }

  async keepProfile(id: string, profile: PersonFacts, version: number): Promise<void> {
    await applyReplica(this.profiles, id, version, profile);
  }

  /** The profile where there is one, else the name given at registration. */
  async byId(ids: readonly string[]): Promise<Map<string, PersonFacts>> {
    const filter = { _id: { $in: [...new Set(ids)] } };
    const [names, profiles] = await Promise.all([
      this.names.find(filter).lean<PersonNameDocument[]>(),
      this.profiles.find(filter).lean<PersonProfileDocument[]>(),
    ]);
    const people = new Map<string, PersonFacts>();
    for (const { _id, name } of names) people.set(_id, { name, phone: '', image: '' });
    for (const { _id, name, phone, image } of profiles) people.set(_id, { name, phone, image });
    return people;
  }
}
