import type { RideView } from '@pothik/contracts/ride';

interface Incoming<Request> {
  /** The least time left first; undefined while it loads. */
  waiting: readonly Request[] | undefined;
  /** The keys of those that came up and were put off. */
  putOff: readonly string[];
  /** Undefined while it is not known. */
  engaged: boolean | undefined;
  /** The page itself has the answers at the thumb. */
  isOnPage: boolean;
}

/** With a higher offer it is another request. */
export const requestKey = ({ _id, offer }: Pick<RideView, '_id' | 'offer'>): string => `${_id}:${offer?.fare ?? ''}`;

/** The request that comes up over the page, the one with the least time left first: once each, and never during a ride, when none can be accepted. */
export function incomingRequest<Request extends Pick<RideView, '_id' | 'offer'>>({
  waiting,
  putOff,
  engaged,
  isOnPage,
}: Incoming<Request>): Request | undefined {
  if (isOnPage || engaged !== false) return undefined;
  return waiting?.find((request) => !putOff.includes(requestKey(request)));
}
