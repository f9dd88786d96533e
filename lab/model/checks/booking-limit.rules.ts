import { RIDE_PARTY, RIDE_STATUS, type RideView } from '@pothik/contracts/ride';

const MINUTE_MS = 60_000;
/** As the design has the limits: the witness does not take the product's word for them. */
const UNANSWERED = { maximum: 10, withinMs: 10 * MINUTE_MS };
const AT_ONE_DRIVER = { withinMs: 60 * MINUTE_MS, pauseMs: 30 * MINUTE_MS };

const TOO_MANY = 'ride/too-many-cancelled';
const PAUSED = 'ride/driver-paused';

/** A booking that was refused. Times are milliseconds since the epoch, on the caller's clock. */
export interface RefusedBooking {
  riderId: string;
  driverIds: readonly string[];
  code: string;
  sentAt: number;
  receivedAt: number;
}

/** What the limits are decided on. */
export interface CancelledRecord {
  /** The rides of this run, and of earlier ones of the same people. */
  rides: readonly RideView[];
  /** The rides of which was noted that the driver moves away: cancelling one of them may count for nobody. */
  movedAway: ReadonlySet<string>;
}

/** The bookings of a run, and what they are decided on. */
export interface BookingRecord extends CancelledRecord {
  booked: readonly RideView[];
  refusedBookings: readonly RefusedBooking[];
}

/** A rider's own cancellation. */
interface Cancellation {
  driverId: string;
  at: number;
  isBeforeAnswer: boolean;
}

export const isOfLimits = (code: string | undefined): boolean => code === TOO_MANY || code === PAUSED;

/** A limit refuses every booking that it is for, and no other. */
export const bookingLimitFindings = (record: BookingRecord): string[] => [
  ...record.booked.flatMap((ride) => bookedInSpite(ride, record)),
  ...record.refusedBookings.flatMap((refused) => refusedInVain(refused, record)),
];

/** Whether limits leave this rider few drivers or few bookings. */
export function isNearLimits(riderId: string, driverIds: readonly string[], rides: readonly RideView[], now: number) {
  const cancelled = cancellationsOf(riderId, rides);
  return unansweredAt(cancelled, now) > UNANSWERED.maximum / 2 || driverIds.some((id) => isPaused(id, cancelled, now));
}

/** A rider has one ride at a time: whatever was booked before had ended when this ride was. */
function bookedInSpite({ _id, user, driver, history }: RideView, { rides, movedAway }: CancelledRecord): string[] {
  const bookedAt = requestedAt({ history });
  const sure = rides.filter((ride) => !movedAway.has(ride._id) && requestedAt(ride) < bookedAt);
  const cancelled = cancellationsOf(user._id, sure);
  return [
    ...(unansweredAt(cancelled, bookedAt) < UNANSWERED.maximum
      ? []
      : [`ride ${_id} was booked after ${unansweredAt(cancelled, bookedAt)} cancelled bookings`]),
    ...(isPaused(driver._id, cancelled, bookedAt)
      ? [`ride ${_id} was booked of a driver with whom its rider had cancelled twice`]
      : []),
  ];
}

function refusedInVain({ riderId, driverIds, code, sentAt, receivedAt }: RefusedBooking, { rides }: CancelledRecord) {
  const cancelled = cancellationsOf(riderId, rides).filter(({ at }) => at <= receivedAt);
  const isTrue =
    code === TOO_MANY
      ? unansweredAt(cancelled, sentAt) >= UNANSWERED.maximum
      : driverIds.every((id) => isPaused(id, cancelled, sentAt));
  return isTrue || !isOfLimits(code) ? [] : [`a booking of ${riderId} was refused with ${code}, for no reason`];
}

const requestedAt = ({ history }: Pick<RideView, 'history'>): number => Date.parse(history[0]?.at ?? '');

/** The earliest first. */
function cancellationsOf(riderId: string, rides: readonly RideView[]): Cancellation[] {
  const own = rides.flatMap(({ user, driver, asking, history }) => {
    const end = history.at(-1);
    if (user._id !== riderId || end?.to !== RIDE_STATUS.CANCELLED || end.by !== RIDE_PARTY.RIDER) return [];
    const isBeforeAnswer = history.every(({ to }) => to !== RIDE_STATUS.ACCEPTED);
    // While it was nobody's turn, it counts at no driver.
    return [{ driverId: asking?.looking ? '' : driver._id, at: Date.parse(end.at), isBeforeAnswer }];
  });
  return own.sort((one, other) => one.at - other.at);
}

const unansweredAt = (cancelled: readonly Cancellation[], now: number): number =>
  cancelled.filter(({ at, isBeforeAnswer }) => isBeforeAnswer && at + UNANSWERED.withinMs > now).length;

function isPaused(driverId: string, cancelled: readonly Cancellation[], now: number): boolean {
  const times = cancelled.filter((one) => one.driverId === driverId).map(({ at }) => at);
  return times.some((at, index) => {
    const before = times[index - 1];
    return before !== undefined && at - before < AT_ONE_DRIVER.withinMs && at + AT_ONE_DRIVER.pauseMs > now;
  });
}
