/** What a service hears of by an event is asked for again, ever less often, and this long. */
const ASKED_AGAIN_MS = 700;
const ASKED_FOR_MS = 30_000;

/** How long after an answer without it to ask again for what was done `waited` ms ago, in ms; `false` when it was long ago. */
export const askedAgainAfter = (waited: number): number | false =>
  waited < ASKED_FOR_MS && Math.max(ASKED_AGAIN_MS, waited / 3);
