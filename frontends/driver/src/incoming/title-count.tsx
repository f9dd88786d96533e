import { useFormat } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useWaitingRequests } from '../rides/use-waiting-requests';

const COUNT = /^\([^)]*\) /;

/** The number of waiting riders in the tab's title, visible from another tab too. */
export function TitleCount() {
  const { number } = useFormat();
  const { pathname } = useLocation();
  const count = useWaitingRequests().data?.length ?? 0;
  // The shell writes the title with every page and language, so the count is prefixed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new title
  useEffect(() => {
    const plain = () => document.title.replace(COUNT, '');
    document.title = count === 0 ? plain() : `(${number(count)}) ${plain()}`;
    return () => {
      document.title = plain();
    };
  }, [count, number, pathname]);
  return null;
}
