import { type StoredDraft, storedDraft } from '@pothik/api-client/forms';
import { useState } from 'react';
import { z } from 'zod/mini';
import { isStillValid } from '../codes/code-wait.rules';

const sentCode = z.object({
  /** As profiles have it: 01712345678. */
  phone: z.string(),
  /** When another code may be requested, in ms since 1970. */
  resendAt: z.number(),
});

/** A code that is on its way to a number. */
export type SentCode = z.output<typeof sentCode>;

/** That a code was sent, for this tab: the phone's messages may replace the page. It never contains the code. */
export const sentCodeDraft = (storageKey: string): StoredDraft<SentCode> => storedDraft(storageKey, sentCode);

/** The code that was sent and may still be right; reloads included. */
export function useSentCode(draft: StoredDraft<SentCode>) {
  const [sent, setSent] = useState(() => {
    const stored = draft.read();
    return stored && isStillValid(stored.resendAt, Date.now()) ? stored : undefined;
  });
  const keep = (code: SentCode) => {
    draft.store(code);
    setSent(code);
  };
  const forget = () => {
    draft.delete();
    setSent(undefined);
  };
  return { sent, keep, forget };
}
