import { Schema } from 'mongoose';
import type { PersonFacts } from '../rides/ride.views.js';

interface PersonReplica {
  _id: string;
  aggregateVersion: number;
}

/** auth and user number their events apart, so each has its own replica. */
export const PERSON_NAME = 'PersonName';
export interface PersonNameDocument extends PersonReplica, Pick<PersonFacts, 'name'> {
  deleted?: boolean;
}
export const personNameSchema = new Schema<PersonNameDocument>(
  { _id: String, aggregateVersion: Number, name: String, deleted: Boolean },
  { versionKey: false },
);

export const PERSON_PROFILE = 'PersonProfile';
export interface PersonProfileDocument extends PersonReplica, PersonFacts {}
export const personProfileSchema = new Schema<PersonProfileDocument>(
  { _id: String, aggregateVersion: Number, name: String, phone: String, image: String },
  { versionKey: false },
);
