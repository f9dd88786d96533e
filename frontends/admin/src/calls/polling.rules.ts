/** What a service learns by an event is polled, less and less often, for this long. */
const SHORTEST_WAIT_MS = 700;
const POLLED_FOR_MS = 30_000;

/** When to poll next, in ms after an answer without it, for an action done `waited` ms ago; `false` when polling ends. */
export const nextPollAfter = (waited: number): number | false =>
  waited < POLLED_FOR_MS && Math.max(SHORTEST_WAIT_MS, waited / 3);
