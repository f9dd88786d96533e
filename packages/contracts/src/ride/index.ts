export type { RideAnalytics } from './analytics.js';
export * from './answer-time.rules.js';
export type { BookingPoints } from './booking-form.js';
export {
  BOOKING_PARTS,
  type Booking,
  bookingForm,
  WRITTEN_PARTS,
  type WrittenBooking,
  writtenDraft,
} from './booking-form.js';
export * from './cause.js';
export type { CityView, MinimumFare, TariffView } from './city-views.js';
export { deskCallerForm, deskNearestForm } from './desk-forms.js';
export type { DeskCaller } from './desk-http.js';
export * from './dispatch.js';
export { type Range, type RideEstimate, type RideEstimates, rideEstimate } from './estimate.js';
// Without schemas: pages import them without the library of schemas.
export * from './estimate-basis.js';
export { rideEvents } from './events/index.js';
export * from './forms.js';
export * from './history.rules.js';
export * from './http.js';
export { sosLookUpsOfPersonKey } from './keys.js';
export * from './limits.js';
export { type OperatorPlaceForm, operatorPlaceForm } from './operator-place-form.js';
export type { OperatorPlaceView, PlacesImport, UnknownPlace } from './operator-place-views.js';
export * from './overdue.rules.js';
export { paidForm, tipForm } from './payment-forms.js';
export * from './payment-status.js';
export type { PaymentCase, PaymentView } from './payment-views.js';
export * from './place-kind.js';
export type { FoundPlace, OwnPlace, OwnPlaces } from './place-views.js';
export type { PointName, PointNames } from './point-names.js';
export {
  countsForOthers,
  LEFT_OUT_STATES,
  REVIEW_REASON,
  REVIEW_STATE,
  type ReviewReason,
  type RideReview,
} from './review.js';
export { rideNumber } from './ride-number.js';
export type { StatementDay, StatementKind, StatementLine, StatementSums, StatementView } from './statement-http.js';
export * from './status.js';
export { type LegalRates, type TariffForm, tariffForm, zoneForm } from './tariff-forms.js';
export * from './transaction-id.rules.js';
export { typedRideNumber } from './typed-ride-number.rules.js';
export { type IncidentView, type OwnIncidentView, type RideView, rideView } from './views.js';
export * from './written-booking.rules.js';
