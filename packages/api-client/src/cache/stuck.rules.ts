/** The part of a query's state that the rule needs. */
export interface QueryState {
  data: unknown;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

/** True when a query has no data and will not get any soon: the call failed, or waits for the network. */
export const isStuck = ({ data, error, fetchStatus }: QueryState): boolean =>
  data === undefined && (error !== null || fetchStatus === 'paused');
