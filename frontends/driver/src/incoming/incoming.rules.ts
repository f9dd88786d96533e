interface Incoming<Request> {
  /** Oldest first; undefined while it loads. */
  waiting: readonly Request[] | undefined;
  /** The ids of those that came up and were put off. */
  putOff: readonly string[];
  /** Undefined while it is not known. */
  engaged: boolean | undefined;
  /** The page itself has the answers at the thumb. */
  isOnPage: boolean;
}

/** The request that comes up over the page, the oldest first: once each, and never during a ride, when none can be accepted. */
export function incomingRequest<Request extends { _id: string }>({
  waiting,
  putOff,
  engaged,
  isOnPage,
}: Incoming<Request>): Request | undefined {
  if (isOnPage || engaged !== false) return undefined;
  return waiting?.find(({ _id }) => !putOff.includes(_id));
}
