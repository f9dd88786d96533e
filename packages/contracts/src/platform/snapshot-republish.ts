import { z } from 'zod';
import { identifier } from './text.js';

/** A page of a snapshot republish (published as the calls `….restate`): the aggregates after this id, ordered by id; without it the first page. */
export const republishPage = z.strictObject({ after: z.optional(identifier) });

/** `told`: how many aggregates of the page were published again. `last`: the page's last id; null when there are no more. */
export const republishAnswer = z.object({ told: z.int(), last: z.nullable(identifier) });
