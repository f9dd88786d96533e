import { documentSchema, endsAfter } from '@pothik/service-kit';
import type { Types } from 'mongoose';
import type { Registration } from './registration.rules.js';

export interface RegistrationDocument extends Registration {
  _id: Types.ObjectId;
}

export const REGISTRATION_MODEL = 'Registration';

export const registrationSchema = documentSchema<RegistrationDocument>(
  {
    email: { type: String, required: true },
    name: { type: String, required: true },
    passwordHash: { type: String, required: true },
    holders: { type: [String], required: true },
    registeredAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'registrations' },
);
registrationSchema.index({ email: 1, registeredAt: -1, _id: -1 }, { name: 'registrations-of-email' });
endsAfter(registrationSchema, 'expiresAt', 0);
