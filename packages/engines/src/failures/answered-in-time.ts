import { NoAnswer, within } from '../clock/time-limit.js';
import { EngineUnavailable } from './engine-unavailable.js';

/** How long others wait behind a command of the database, in milliseconds: far longer than any takes that is answered at all. */
const PATIENCE_MS = 15_000;

/**
 * The result of a command or of work behind which others wait: one that is never answered, as of a server that died, must not
 * keep them for ever.
 * @param engine who did not answer
 * @throws EngineUnavailable after `patienceMs`; it may be done all the same
 */
export async function answeredInTime<T>(work: Promise<T>, patienceMs = PATIENCE_MS, engine = 'mongo'): Promise<T> {
  try {
    return await within(patienceMs, work);
  } catch (error) {
    throw error instanceof NoAnswer ? new EngineUnavailable(engine, error) : error;
  }
}
