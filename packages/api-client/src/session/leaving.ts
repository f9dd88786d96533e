let leaving = false;

/** Whether this tab is ending the session at this moment: then that the session is over is no message to it. */
export const isLeaving = (): boolean => leaving;

/** Does what ends the session at the server. */
export async function whileLeaving(work: () => Promise<unknown>): Promise<void> {
  leaving = true;
  try {
    await work();
  } finally {
    leaving = false;
  }
}
