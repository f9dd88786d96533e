import { failureText, useAction } from '@pothik/api-client';
import { type NoticesState, noticesOf, turnNoticesOff, turnNoticesOn } from '@pothik/api-client/push';
import { toast } from '@pothik/ui-kit';
import { useCallback, useEffect, useState } from 'react';
import { useNoticesText } from './notices-text';

/** How it stands with notices of this browser for a person, and the switch. It is read again when the page comes back in sight. */
export function useNotices(person: string) {
  const [state, setState] = useState<NoticesState>();
  const read = useCallback(async () => setState(await noticesOf(person)), [person]);
  useEffect(() => {
    const look = () => void read();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [read]);
  const change = async (on: boolean) => {
    try {
      await (on ? turnNoticesOn(person) : turnNoticesOff(person));
    } finally {
      await read();
    }
  };
  const { isPending, run } = useAction(change, { onRefused: sayWhy });
  return { state, busy: isPending, turn: (on: boolean) => void run(on) };
}

/** The browser's own words are for developers. */
function sayWhy(failure: Error): void {
  const isOfBrowser = failure instanceof DOMException;
  if (isOfBrowser) console.warn('The browser did not subscribe.', failure);
  toast.error(isOfBrowser ? useNoticesText.now().failed : failureText(failure));
}
