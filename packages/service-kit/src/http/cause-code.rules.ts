interface Thrown {
  code?: unknown;
  cause?: unknown;
}

/** Errors that wrap each other in a circle would be followed for ever. */
const DEEPEST = 5;

/** The code of the innermost cause of an error, such as ECONNRESET: what the system said before libraries wrapped it. */
export function causeCodeOf(error: unknown): string | undefined {
  let code: string | undefined;
  let at = error as Thrown | null | undefined;
  for (let depth = 0; depth < DEEPEST && typeof at === 'object' && at !== null; depth += 1) {
    if (typeof at.code === 'string') code = at.code;
    at = at.cause as Thrown | undefined;
  }
  return code;
}
