import { UPLOAD_LIMITS } from './body-limits.js';

/** What an HTTP server grants a connection; milliseconds and bytes. Answers have no limit: streams last for hours. */
export interface ServerLimits {
  /** From the first byte of a request to the end of its head. */
  headWithinMs: number;
  /** From the first byte of a request to its last one. */
  requestWithinMs: number;
  /** How often connections are checked for both. */
  checkEveryMs: number;
  headMaximumBytes: number;
}

/** How long a caller waits for a service's answer to begin, in milliseconds, in its process or in another. */
export const ANSWER_WITHIN_MS = 30_000;

/** For the server's own refusals to come before its end of the connection. */
const MARGIN_MS = 10_000;

/** Every server reads uploads, so a request has their time; the readers of JSON end it much earlier. */
export const SERVER_LIMITS: ServerLimits = {
  headWithinMs: 10_000,
  requestWithinMs: UPLOAD_LIMITS.withinMs + MARGIN_MS,
  checkEveryMs: 5_000,
  // Node's own default, stated because the memory of 10,000 connections depends on it.
  headMaximumBytes: 16 * 1024,
};

/** The limits as options of node:http. */
export const serverOptions = ({ headWithinMs, requestWithinMs, checkEveryMs, headMaximumBytes }: ServerLimits) => ({
  headersTimeout: headWithinMs,
  requestTimeout: requestWithinMs,
  connectionsCheckingInterval: checkEveryMs,
  maxHeaderSize: headMaximumBytes,
});
