import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * kafkajs 2.2.4 polls every connection 1,000 times a second for waiting requests, even when idle (its issues 1556, 1704
 * and 1751), which costs 6 % of a processor. Polling only while a request waits is enough, because each request that
 * has to wait starts the polling again.
 */
export function quietIdleConnections(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = lookWhenSomethingWaits;
}

const look = RequestQueue.prototype.scheduleCheckPendingRequests;

function lookWhenSomethingWaits(this: RequestQueue): void {
  if (this.pending.length > 0) look.call(this);
}
