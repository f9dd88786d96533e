import type { StoredDraft } from '@pothik/api-client/forms';
import { useState } from 'react';
import type { CodeProgress } from './code-progress';

/** The progress with a mailed code and a function that advances it; both survive a reload. */
export function useCodeProgress<Start extends CodeProgress | undefined>(
  draft: StoredDraft<CodeProgress>,
  start: () => Start,
) {
  const [progress, setProgress] = useState<CodeProgress | Start>(() => draft.read() ?? start());
  const proceed = (changes: Partial<CodeProgress>) => {
    if (!progress) return;
    const next = { ...progress, ...changes };
    draft.store(next);
    setProgress(next);
  };
  return { progress, proceed };
}
