import { useFormat } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { useHistoryWords } from '../words/history-words';

/** When an act reached us, and when the person says that they pressed. */
interface Timed {
  at: string;
  claimedAt?: string | undefined;
}

/** Adds both times of an act that waited for a network to the note of its step. */
export function useClaimedNote(): (note: string, step: Timed) => ReactNode {
  const { claimed } = useHistoryWords('DRIVER');
  const { time } = useFormat();
  return (note, { at, claimedAt }) =>
    claimedAt === undefined ? (
      note
    ) : (
      <>
        {note}
        {note && <br />}
        {claimed(time(claimedAt), time(at))}
      </>
    );
}
