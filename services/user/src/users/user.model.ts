import { type AggregateDocument, aggregateSchema } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { User } from './user.rules.js';

/** Role and e-mail belong to auth: they come with each call and are not stored here. */
export interface UserDocument extends AggregateDocument, User {
  _id: Types.ObjectId;
}

export const USER_MODEL = 'User';

export const userSchema = aggregateSchema<UserDocument>({
  name: { type: String, default: '' },
  phone: { type: String, default: '' },
  isPhoneProven: { type: Boolean },
  address: { type: String, default: '' },
  picture: { type: String, default: '' },
  formerPictures: { type: [String], default: undefined },
  accountVersion: { type: Number, required: true },
  installAnsweredAt: { type: Date },
  deletedAt: { type: Date },
});

userSchema.index({ formerPictures: 1 }, { sparse: true });
