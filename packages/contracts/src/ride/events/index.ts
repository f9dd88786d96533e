import { eventsOf } from '../../notification/domain-event.js';
import { actRecorded } from './act-recorded.js';
import { approachChanged } from './approach-changed.js';
import { bookClosed } from './book-closed.js';
import { driverArrived } from './driver-arrived.js';
import { driverAsked } from './driver-asked.js';
import { fareSet } from './fare-set.js';
import { offerMade } from './offer-made.js';
import { paymentChanged } from './payment-changed.js';
import { rideOverdue } from './ride-overdue.js';
import { rideRequested } from './ride-requested.js';
import { rideRestated } from './ride-restated.js';
import { rideReviewed } from './ride-reviewed.js';
import { sosAcknowledged } from './sos-acknowledged.js';
import { sosAlarmedAgain } from './sos-alarmed-again.js';
import { sosNoted } from './sos-noted.js';
import { sosRaised } from './sos-raised.js';
import { sosResolved } from './sos-resolved.js';
import { startCodeMistyped } from './start-code-mistyped.js';
import { startCodeRenewed } from './start-code-renewed.js';
import { statusChanged } from './status-changed.js';

export const rideEvents = eventsOf('ride', {
  rideRequested,
  statusChanged,
  driverAsked,
  rideRestated,
  fareSet,
  offerMade,
  driverArrived,
  approachChanged,
  startCodeMistyped,
  startCodeRenewed,
  rideOverdue,
  rideReviewed,
  sosRaised,
  sosAcknowledged,
  sosAlarmedAgain,
  sosNoted,
  sosResolved,
  actRecorded,
  paymentChanged,
  bookClosed,
});
