/** Thrown by a consumer when data of another event has not arrived yet: the event is retried like after any failure. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}
