const PAUSE_MS = 25;

/**
 * Asks until the answer holds, and gives the last answer's failure when it never does within `withinMs`.
 * Waiting is for facts: the time is only how long a person would have the patience.
 */
export async function eventually<Answer>(ask: () => Promise<Answer>, withinMs = 20_000): Promise<Answer> {
  const patience = Date.now() + withinMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
