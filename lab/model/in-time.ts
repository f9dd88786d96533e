import { eventually } from '../../e2e/support/eventually.js';

/** How long the effects of events may take while nobody acts. */
const SETTLED_WITHIN_MS = 15_000;

/** The sentence of a fault, unless what must be so becomes so in time. */
export async function unlessInTime(sentence: string, isTrue: () => Promise<boolean>): Promise<string[]> {
  const look = async () => {
    if (!(await isTrue())) throw new Error(sentence);
  };
  return eventually(look, SETTLED_WITHIN_MS).then(
    () => [],
    (error: Error) => {
      if (error.message !== sentence) throw error;
      return [sentence];
    },
  );
}
