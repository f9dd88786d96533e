import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import type { SentenceText } from './sentence-text';
import { isCodeLocked } from './start-code.rules';

export interface Sentence {
  title: string;
  /** What happens next, or what followed. */
  next: string;
}

/** A heading that says what happens, and a sentence that says what happens next. */
export function sentenceOf(ride: RideView, text: SentenceText): Sentence {
  const name = firstNameOf(ride.driver.user.name);
  switch (ride.rideStatus) {
    case 'REQUESTED':
      if (ride.asking?.looking) return { title: text.stillLookingTitle, next: text.stillLookingNext };
      return { title: text.requestedTitle(name), next: text.requestedNext(name) };
    case 'ACCEPTED':
      return {
        title: titleOfAccepted(ride, name, text),
        next: afterAcceptance(ride, name, text),
      };
    case 'PICKED UP':
      return { title: text.pickedUpTitle(name, seatOf(ride, text)), next: text.pickedUpNext(name) };
    case 'IN TRANSIT':
      return { title: text.inTransitTitle(shortPlace(ride.dropLocation)), next: text.inTransitNext(name) };
    case 'COMPLETED':
      return { title: text.completedTitle, next: text.thanks(name) };
    case 'REJECTED':
      return { title: ride.asking ? text.nobodyAcceptedTitle : rejected(ride, name, text), next: text.chooseAnother };
    case 'CANCELLED':
      return cancelled(ride, name, text);
  }
}

/** A driver who moves away is not on the way, whatever he said before. */
function titleOfAccepted({ movingAwaySince, arrivedAt }: RideView, name: string, text: SentenceText): string {
  if (movingAwaySince) return text.movingAwayTitle(name);
  return arrivedAt ? text.arrivedTitle(name) : text.acceptedTitle(name);
}

/** Where the rider sits, by the ride's vehicle. */
export const seatOf = ({ driver }: Pick<RideView, 'driver'>, { seat }: Pick<SentenceText, 'seat'>): string =>
  seat(driver.vehicle.vehicleType);

/**
 * The driver sets the fare, the rider agrees by giving the code, once the driver is there; a locked code must be renewed first.
 * Nobody gets in who is left.
 */
function afterAcceptance(ride: RideView, name: string, text: SentenceText): string {
  if (isCodeLocked(ride)) return text.lockedNext(name);
  if (ride.movingAwaySince) return ride.driver.user.phone ? text.movingAwayNext(name) : text.movingAwayWait;
  if (ride.fare === null) return text.acceptedNext(name);
  return ride.arrivedAt ? text.fareNext(name, seatOf(ride, text)) : text.keepCode(seatOf(ride, text));
}

/** Who left did not reject. */
const rejected = ({ history }: RideView, name: string, text: SentenceText): string =>
  history.at(-1)?.cause === 'driver-left' ? text.driverLeftTitle(name) : text.rejectedTitle(name);

/** A cancelled ride says by whom; after an unanswered request the rider may choose another driver. */
function cancelled({ history, asking }: RideView, name: string, text: SentenceText): Sentence {
  const unanswered = asking ? text.nobodyAcceptedTitle : text.unansweredTitle(name);
  const last = history.at(-1);
  const next = text.chooseAnother;
  if (last?.cause === 'nobody-next') return { title: text.nobodyNextTitle, next };
  switch (last?.by) {
    case 'RIDER':
      return { title: text.cancelledByYou, next };
    case 'DRIVER':
      return { title: text.cancelledByDriver(name), next };
    case 'ADMINISTRATOR':
      return { title: text.cancelledByPothik, next };
    default:
      return { title: last?.from === 'REQUESTED' ? unanswered : text.endedByItself, next };
  }
}

const HEADING_LETTERS = 26;

/** A place short enough for a heading of two lines on a phone; its whole name stands in the route. */
export function shortPlace(name: string): string {
  const [place = name] = name.split(',');
  if (place.length <= HEADING_LETTERS) return place;
  const cut = place.slice(0, HEADING_LETTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 12)).trimEnd()}…`;
}
