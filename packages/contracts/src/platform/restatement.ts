import { z } from 'zod';
import { identifier } from './text.js';

/** Which page of a snapshot republish: the aggregates after this id, in the order of their ids; without it the first. */
export const restatementPage = z.strictObject({ after: z.optional(identifier) });

/** How many aggregates of the page were published again, and the last id of the page; null: there are no more. */
export const restatementAnswer = z.object({ told: z.int(), last: z.nullable(identifier) });
