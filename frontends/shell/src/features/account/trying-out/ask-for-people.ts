import type { z } from 'zod';
import { demonstration } from './people.rules';

/** Requests the demonstration people from the development surface, which is not part of the API. @throws when the server offers none */
export async function askForPeople(signal: AbortSignal): Promise<z.output<typeof demonstration>> {
  const answer = await fetch('/dev/people.json', { signal });
  return demonstration.parse(await answer.json());
}
