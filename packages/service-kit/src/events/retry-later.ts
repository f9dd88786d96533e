/** A consumer needs a fact that another event has not brought yet: the event is tried again later, as after any failure. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
}
