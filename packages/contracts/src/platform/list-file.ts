import { z } from 'zod';
import { CSV } from './endpoint.js';
import { ADMINISTRATORS } from './roles.js';

/** What every call for a list as a CSV file declares beside its summary and its filters. */
export const LIST_FILE = {
  access: ADMINISTRATORS,
  produces: CSV,
  response: z.unknown(),
  status: 200,
  errors: [],
} as const;
