import { EngineUnavailable, NoAnswer, within } from '@pothik/engines';

/** How long others wait behind a command of the database, in milliseconds: far longer than any takes that is answered at all. */
const PATIENCE_MS = 15_000;

/**
 * The result of a command behind which others wait: one that is never answered, as of a server that died, must not keep them
 * for ever.
 * @throws EngineUnavailable after `patienceMs`; it may be done all the same
 */
export async function answeredInTime<T>(command: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  try {
    return await within(patienceMs, command);
  } catch (error) {
    throw error instanceof NoAnswer ? new EngineUnavailable('mongo', error) : error;
  }
}
