import type { KeptDraft } from '@pothik/api-client/forms';
import { useState } from 'react';
import type { CodeProgress } from './code-progress';

/** How far somebody is, and a way on; both survive a reload. */
export function useCodeProgress<Start extends CodeProgress | undefined>(
  kept: KeptDraft<CodeProgress>,
  start: () => Start,
) {
  const [progress, setProgress] = useState<CodeProgress | Start>(() => kept.read() ?? start());
  const proceed = (changes: Partial<CodeProgress>) => {
    if (!progress) return;
    const next = { ...progress, ...changes };
    kept.keep(next);
    setProgress(next);
  };
  return { progress, proceed };
}
