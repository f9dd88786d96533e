import { documentSchema, embeddedSchema } from '@pothik/service-kit';
import type { SpeedSample } from './minutes.rules.js';

export const EXPERIENCE = 'Experience';

/** `isTracked`: its track agreed; absent in samples of the former release, which nobody reads. */
export type StoredSample = SpeedSample & { isTracked?: boolean };

/** The speeds of a city's completed rides with one vehicle type in one hour. */
export interface ExperienceDocument {
  /** `dhaka/CNG/18`. */
  _id: string;
  /** The newest rides, each once, in the order of their ends. */
  samples: StoredSample[];
}

const sample = embeddedSchema<StoredSample>({
  rideId: String,
  endedAt: Date,
  kilometresPerHour: Number,
  isTracked: Boolean,
});

export const experienceSchema = documentSchema<ExperienceDocument>(
  { _id: String, samples: [sample] },
  { collection: 'experience' },
);
