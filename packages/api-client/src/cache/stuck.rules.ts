/** What a query tells about itself. */
export interface QueryState {
  data: unknown;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** Nothing is here, and nothing comes by itself soon: the call failed, or waits for the network. */
export const isStuck = ({ data, error, fetchStatus }: QueryState): boolean =>
  data === undefined && (error !== null || fetchStatus === 'paused');
