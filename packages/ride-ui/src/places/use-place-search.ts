import { call, isRefusal, useLanguage } from '@pothik/api-client';
import type { Point } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

/** Places for a typed text, the nearer ones first when a point is known. The answer for the newest text is shown. */
export function usePlaceSearch(typed: string, near: Point | undefined) {
  const language = useLanguage();
  const text = usePaused(typed);
  const { data, isError, isPlaceholderData, fetchStatus, failureReason } = useQuery({
    queryKey: ['places', { text, language, ...near }],
    queryFn: ({ signal }) => call(rideRoutes.searchPlaces, { text, language, ...near }, { signal }),
    // A text that was chosen or emptied since is not searched.
    enabled: typed !== '' && text !== '',
    placeholderData: keepPreviousData,
    retry: (_failures, error) => waitMsOf(error) !== undefined,
    retryDelay: (_failures, error) => waitMsOf(error) ?? 0,
  });
  const found = typed === '' || text === '' ? undefined : data?.places;
  return {
    found,
    /** The answer is for what is typed now. */
    isSettled: typed === text && data !== undefined && !isPlaceholderData,
    hasFailed: isError || fetchStatus === 'paused',
    /** After too many searches: what is found is for an earlier text until the next search may be sent. */
    isWaiting: typed !== '' && fetchStatus === 'fetching' && failureReason !== null,
  };
}

/** After too many searches the last list stays, and the next is sought by itself when the time is over. */
const waitMsOf = (error: Error): number | undefined =>
  isRefusal(error, 'request/too-many') ? (error.retryAfterSeconds ?? 1) * 1000 : undefined;

/** A text once nobody has typed for a moment; an emptied one at once. */
function usePaused(typed: string): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), typed === '' ? 0 : TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}
