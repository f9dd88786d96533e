import { z } from 'zod';
import { REVIEW_REASON, REVIEW_STATE } from './review.js';

/** The review of an implausible ride; a plausible one has none. */
export const rideReview = z.object({ state: z.enum(REVIEW_STATE), reasons: z.array(z.enum(REVIEW_REASON)) });
