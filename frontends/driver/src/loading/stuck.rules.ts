/** What a query tells about itself. */
interface QueryFacts {
  data: unknown;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Nothing to show, and nothing will come by itself: the call failed, or the device is offline. */
export const isStuck = ({ data, isError, fetchStatus }: QueryFacts): boolean =>
  data === undefined && (isError || fetchStatus === 'paused');
