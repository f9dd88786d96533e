import { useEffect, useState } from 'react';

/** What a call answered, asked once; undefined until then, and when no answer comes. `ask` must be a stable function. */
export function useAnswer<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const left = new AbortController();
    ask(left.signal).then(setAnswer, (error: unknown) => {
      if (!left.signal.aborted) console.warn('A part of the page is left out.', error);
    });
    return () => left.abort();
  }, [ask]);
  return answer;
}
