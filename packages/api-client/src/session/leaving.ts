let leaving = false;

/** Whether this tab is signing out right now: then it ignores the message that the session is over. */
export const isLeaving = (): boolean => leaving;

/** Runs the call that ends the session at the server. */
export async function whileLeaving(work: () => Promise<unknown>): Promise<void> {
  leaving = true;
  try {
    await work();
  } finally {
    leaving = false;
  }
}
