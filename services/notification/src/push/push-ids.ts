import { createHash, randomBytes } from 'node:crypto';

const TOPIC_CHARACTERS = 32;
const RECEIPT_BYTES = 16;

/** The id of the subscription with this endpoint: one browser has one. */
export const subscriptionIdOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** What a push service knows a tag by. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_CHARACTERS);

/** By what a phone tells that a notice arrived; nobody guesses it. */
export const newReceipt = (): string => randomBytes(RECEIPT_BYTES).toString('hex');
