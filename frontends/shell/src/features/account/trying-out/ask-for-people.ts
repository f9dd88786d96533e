import type { z } from 'zod';
import { demonstration } from './people.rules';

/** Asks the development surface, which is no part of the API. @throws where it has nobody */
export async function askForPeople(signal: AbortSignal): Promise<z.output<typeof demonstration>> {
  const answer = await fetch('/dev/people.json', { signal });
  return demonstration.parse(await answer.json());
}
