import { type ApiRefusal, failureText, isRefusal, serverNow } from '@pothik/api-client';
import { Note, useFormat } from '@pothik/ui-kit';
import { CircleX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { nextTryAt } from './next-try.rules';
import { useTriesText } from './tries-text';

const isTooMany = (error: unknown): error is ApiRefusal => isRefusal(error, 'request/too-many');

/** The sentence of a refused try. After too many tries it says from when the next one is taken. */
export function useRefusedTryText() {
  const text = useTriesText();
  const { time } = useFormat();
  return (error: unknown, at = serverNow()): string => {
    const next = isTooMany(error) ? nextTryAt(error.retryAfterSeconds, at) : undefined;
    return next === undefined ? failureText(error) : text.tooMany(time(next));
  };
}

interface RefusedTry {
  error: unknown;
  /** When it was refused, in ms since 1970. */
  at: number;
}

/** Whether the last try of a form was one too many. */
export function useTooManyTries() {
  const [refused, setRefused] = useState<RefusedTry>();
  return {
    refused,
    /** A new try begins. */
    clear: () => setRefused(undefined),
    /** Whether this refusal is one, which the form then shows itself. */
    take: (error: unknown): boolean => {
      if (!isTooMany(error)) return false;
      setRefused({ error, at: serverNow() });
      return true;
    },
  };
}

/** Stays beside the form until the next try; its children are another way on. */
export function TooManyTries({ refused, children }: { refused: RefusedTry | undefined; children?: ReactNode }) {
  const textOf = useRefusedTryText();
  if (!refused) return null;
  return (
    <Note tone="danger" icon={<CircleX aria-hidden="true" />} alert>
      <p>{textOf(refused.error, refused.at)}</p>
      {children}
    </Note>
  );
}
