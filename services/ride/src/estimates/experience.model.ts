import { documentSchema, embeddedSchema } from '@pothik/service-kit';
import type { SpeedSample } from './minutes.rules.js';

export const EXPERIENCE = 'Experience';

/** The speeds of a city's completed rides with one vehicle type in one hour. */
export interface ExperienceDocument {
  /** `dhaka/CNG/18`. */
  _id: string;
  /** The newest rides, each once, in the order of their ends. */
  samples: SpeedSample[];
}

const sample = embeddedSchema<SpeedSample>({ rideId: String, endedAt: Date, kilometresPerHour: Number });

export const experienceSchema = documentSchema<ExperienceDocument>(
  { _id: String, samples: [sample] },
  { collection: 'experience' },
);
