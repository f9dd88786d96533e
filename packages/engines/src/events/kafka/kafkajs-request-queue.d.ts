declare module 'kafkajs/src/network/requestQueue/index.js' {
  /** What waits for a connection of kafkajs; not part of its public surface. */
  export default class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
