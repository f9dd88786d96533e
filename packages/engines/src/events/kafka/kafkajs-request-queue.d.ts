declare module 'kafkajs/src/network/requestQueue/index.js' {
  /** The queue of a kafkajs connection; not part of its public API. */
  export default class RequestQueue {
    readonly pending: readonly unknown[];
    scheduleCheckPendingRequests(): void;
  }
}
