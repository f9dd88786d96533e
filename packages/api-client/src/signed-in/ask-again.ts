import { loadSessionPart } from './session-part';

/** Asks once more who is signed in; resolves when that is known, or when the network still does not reach the platform. */
export async function askAgain(): Promise<void> {
  const part = await loadSessionPart();
  if (part) await part.beginAgain();
}
