import { useEffect, useState } from 'react';

/** The answer to one request; undefined until it arrives and when it fails. `ask` must be a stable function. */
export function useAnswer<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const unmounted = new AbortController();
    ask(unmounted.signal).then(setAnswer, (error: unknown) => {
      if (!unmounted.signal.aborted) console.warn('A part of the page is omitted: its request failed.', error);
    });
    return () => unmounted.abort();
  }, [ask]);
  return answer;
}
