export type { DriverAnalytics, DriverEarnings } from './analytics.js';
export type { BlockedRider } from './block-http.js';
export { driverEvents } from './events/index.js';
export { driverPageForm, driverUpdateForm, vehicleRegistrationForm, vehicleUpdateForm } from './forms.js';
export * from './free-driver.js';
export * from './http.js';
export { keepsOffline } from './keeps-offline.rules.js';
export {
  driverKeys,
  nearbyPlacesKey,
  nearbyTimesKey,
  pickupSquareKey,
  pickupsOfRiderKey,
  toldPositionsKey,
} from './keys.js';
export {
  APPROACH,
  BLOCKS_MAXIMUM,
  CANCELLED_SOON,
  CHANGE_TOLD_EVERY_MS,
  EXPERIENCE_YEARS,
  FORMER_PROFILE_YEARS,
  FORMER_PROFILES_MAXIMUM,
  FREE_DRIVERS_LIMIT,
  LIVE_DRIVERS_MAXIMUM,
  POSITION,
  POSITION_ERROR_METRES,
  POSITION_SPEED_KMH,
  SEARCH_METRES,
  TRACK,
  TRACK_PICKUP_METRES,
  UNANSWERED_REQUESTS_MAXIMUM,
  UNCONFIRMED_CHANGES_MAXIMUM,
  VEHICLE_IMAGE_TYPES,
  VEHICLE_IMAGE_WITHIN,
  VEHICLE_IMAGES_MAXIMUM,
} from './limits.js';
export type { LiveDriver, LiveDrivers, RideTrack, TrackSummary } from './live-http.js';
export { AVAILABILITY_UPDATED_MESSAGE } from './messages.js';
export { type MissingPart, missingParts } from './missing.rules.js';
export {
  keptPlate,
  type PlateParts,
  plateAreas,
  plateLetters,
  plateNumber,
  plateOfParts,
  platePartsOf,
  plateText,
  searchedPlate,
} from './plate.rules.js';
export type { DriverPosition } from './position-http.js';
export {
  AVAILABILITY,
  AVAILABILITY_CAUSE,
  type Availability,
  type AvailabilityCause,
  DRIVER_STATUS,
  DRIVER_TRANSITIONS,
  type DriverStatus,
  isLeaving,
  type LiveState,
  REASON_KIND,
  type ReasonKind,
  VEHICLE_TYPE,
  type VehicleType,
} from './status.js';
export type {
  ChangedSinceApproval,
  DriverView,
  FormerProfile,
  LookAlike,
  SeenChanges,
  SeenNumbers,
  VehicleView,
  WaitingChangeView,
} from './views.js';
