const PAUSE_MS = 25;

/**
 * Repeats until it succeeds, and throws the last failure when it does not within `withinMs`.
 * Tests wait for events, not for a time: the limit is only the patience of a person.
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
