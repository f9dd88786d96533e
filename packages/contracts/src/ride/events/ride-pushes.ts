import type { PushedNotice } from '../../notification/domain-event.js';
import { PUSH } from '../../notification/limits.js';
import type { Words } from '../../platform/language.js';
import { takaWords } from '../../platform/money.js';
import { RIDE_DEADLINE } from '../limits.js';
import { driverOf, type RideSnapshot } from './ride-snapshot.js';

/** Of a place, in characters: what a locked screen shows. */
const PLACE_MAXIMUM = 50;
/** Digits as of a phone, which riders write beside a place. */
const LONG_NUMBER = /\+?(?:\p{Nd}[\s-]?){9,}/gu;

const REQUESTS = '/driver/ride-request';
const CURRENT_RIDE = '/rider/current-ride';

export const laterThan = (moment: string, ms: number): string => new Date(Date.parse(moment) + ms).toISOString();

/** One ride is one notice: the next replaces it. */
const tagOf = ({ id }: RideSnapshot): string => `ride:${id}`;

function shortPlace(place: string): string {
  const characters = [...place.replace(LONG_NUMBER, '… ').trim()];
  return characters.length <= PLACE_MAXIMUM
    ? characters.join('')
    : `${characters.slice(0, PLACE_MAXIMUM - 1).join('')}…`;
}

/** On the phones of the driver who took the ride. */
export const TAKEN: Words = { en: 'You took this ride', bn: 'রাইডটি আপনি নিয়েছেন' };
const OVER: Words = { en: 'This request is over', bn: 'অনুরোধটি আর নেই' };

/** A driver is asked, for as long as he may answer; nobody while it is nobody's turn. */
export function pushedRequest(ride: RideSnapshot, occurredAt: string): PushedNotice[] {
  const offer = ride.offer === undefined ? undefined : takaWords(ride.offer);
  const route = `${shortPlace(ride.pickupLocation)} – ${shortPlace(ride.dropLocation)}`;
  const to = driverOf(ride);
  if (to.length === 0) return [];
  return [
    {
      to,
      title: {
        en: offer === undefined ? 'New ride request' : `New ride request: ${offer.en}`,
        bn: offer === undefined ? 'নতুন রাইডের অনুরোধ' : `নতুন রাইডের অনুরোধ: ${offer.bn}`,
      },
      body: { en: route, bn: route },
      tag: tagOf(ride),
      path: REQUESTS,
      // Events of a former release do not say until when.
      until: ride.answerBy ?? laterThan(occurredAt, RIDE_DEADLINE.askedAnswerMs),
      past: OVER,
      stays: true,
    },
  ];
}

/** Quietly in place of the request, on every phone that shows it. */
export const pushedRequestOver = (
  ride: RideSnapshot,
  to: readonly string[],
  occurredAt: string,
  body: Words = OVER,
): PushedNotice => ({
  to,
  title: { en: 'Ride request', bn: 'রাইডের অনুরোধ' },
  body,
  tag: tagOf(ride),
  path: REQUESTS,
  until: laterThan(occurredAt, PUSH.noticeMs),
  past: body,
  quiet: true,
  replaces: true,
});

type Told = Pick<PushedNotice, 'title' | 'body' | 'past'>;

/** What the rider hears of the ride under way. */
export const pushedToRider = (ride: RideSnapshot, told: Told, occurredAt: string): PushedNotice => ({
  ...told,
  to: [ride.riderId],
  tag: tagOf(ride),
  path: CURRENT_RIDE,
  until: laterThan(occurredAt, PUSH.noticeMs),
});

/** The ride ended, or is another driver's: said to whoever did not do it, as `who` did it, without the reason. */
export function pushedCancellation(
  ride: RideSnapshot,
  { to, who, hasReason }: { to: readonly string[]; who: Words; hasReason: boolean },
  occurredAt: string,
): PushedNotice {
  const body: Words = hasReason
    ? { en: 'They wrote why. Open Pothik to read it', bn: 'কারণ লেখা আছে, পথিক খুলে পড়ুন' }
    : { en: 'Open Pothik to see the ride', bn: 'পথিক খুলে রাইডটি দেখুন' };
  return {
    to,
    title: who,
    body,
    tag: tagOf(ride),
    path: to.includes(ride.riderId) ? `/rider/rides/${ride.id}` : `/driver/rides/${ride.id}`,
    until: laterThan(occurredAt, PUSH.lastingNoticeMs),
    past: body,
  };
}
