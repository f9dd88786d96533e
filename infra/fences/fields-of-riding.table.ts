import {
  ACCOUNT_COPY,
  AGGREGATE,
  APPROACHES,
  BLOCKS,
  COPY,
  DRIVER,
  DRIVERS_PERSON,
  EVIDENCE,
  FORMER_VALUES,
  ID,
  LASTING,
  MONEY,
  OWN_ID,
  PLACES,
  PROJECTION,
  RIDE,
  RIDES_PERSON,
  VEHICLE,
  WITH_RIDE,
} from './personal-parts.js';
import type { StoredFields } from './stored-fields.rules.js';

/** The stored fields of driver and ride. */
export const FIELDS_OF_RIDING: Readonly<Record<string, StoredFields>> = {
  'driver.drivers': {
    notPersonal: `${AGGREGATE} _id status statusSince availabilityStatus availabilityCause availabilitySince session.version session.open session.since session.endedBefore onlineSince experience confirmed changeNumber changeToldAt sampleKey waiting.number waiting.at waiting.vehicleType waiting.brand waiting.model waiting.told waiting.confirmedAt`,
    personal: [
      ['userId vehicleId', ID],
      ['statusReason', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.statusReason' }],
      ['statusReasonKind', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.statusReasonKind' }],
      ['licenseNumber', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.licenseNumber' }],
      ['licenseKey', { emptiedBy: DRIVER, notExported: 'it is the licence number in another form' }],
      ['changes', { emptiedBy: DRIVER, notExported: FORMER_VALUES }],
      [
        'cancelledSoon.rideId cancelledSoon.at',
        { emptiedBy: DRIVER, notExported: 'the file has the rides, with when they were cancelled' },
      ],
      ['pausedUntil', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.pausedUntil' }],
      [
        'waiting.licenseNumber waiting.vehicleLicense',
        { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.waitingChange.changes.to' },
      ],
      [
        'replacedNumbers.licenses replacedNumbers.plates',
        { emptiedBy: DRIVER, notExported: 'keyed hashes, of no use to the person; the file has the present numbers' },
      ],
      ['positionConsentAt', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.positionConsentAt' }],
    ],
  },
  'driver.vehicles': {
    notPersonal: `${AGGREGATE} _id vehicleType brand model changeNumber approvedAt appliedChange`,
    personal: [
      ['ownerId', ID],
      ['vehicleLicense', { emptiedBy: VEHICLE, exportedBy: 'driver.vehicles data.vehicleLicense' }],
      ['plateKey plateLikeness', { emptiedBy: VEHICLE, notExported: 'it is the plate in another form' }],
      ['images', { emptiedBy: VEHICLE, exportedBy: 'driver.vehicles data.images' }],
      ['changes', { emptiedBy: VEHICLE, notExported: FORMER_VALUES }],
    ],
  },
  'driver.former_profiles': {
    notPersonal: 'status reasonKind statusSince expiresAt',
    personal: [
      ['_id', ID],
      [
        'licenses plates',
        { kept: 'keyed hashes, for FORMER_PROFILE_YEARS', notExported: 'it is written when the account ends' },
      ],
    ],
  },
  'driver.stored_images': { notPersonal: 'storedAt unsettledSince', personal: [['_id vehicleId', ID]] },
  'driver.earnings': {
    notPersonal: '_id fare completedAt leftOut reviewVersion afterRides afterSums',
    personal: [['driverId', ID]],
  },
  'driver.driver_records': {
    notPersonal: 'totalRides totalEarnings lastRideEndedAt counted timesSummed addsFrom',
    personal: [['_id', ID]],
  },
  'driver.online_stretches': { notPersonal: '_id from to', personal: [['driverId', ID]] },
  'driver.driver_days': {
    notPersonal: '_id marks countedMarks earlier.since expiresAt',
    personal: [['driverIds earlier.driverIds', ID]],
  },
  'driver.account_facts': { notPersonal: PROJECTION, personal: ACCOUNT_COPY },
  'driver.profile_facts': {
    notPersonal: `${PROJECTION} isPhoneProven`,
    personal: [
      ['_id', ID],
      ['name phone image', COPY(DRIVERS_PERSON)],
    ],
  },
  'driver.ride_facts': {
    notPersonal: `_id ${PROJECTION} status fare requestedAt endedAt answeredAt unansweredAt asked.outcome asked.at`,
    personal: [['driverId riderId asked.driverId', ID]],
  },
  'driver.ride_tracks': {
    notPersonal: '_id count lastAt expiresAt',
    personal: [
      ['driverId', ID],
      ['points', { kept: 'evidence between two people, for TRACK_DAYS', notExported: 'it is the way of two people' }],
    ],
  },
  'driver.approaches': {
    notPersonal: `${LASTING} _id isByRoad lastAt movingAway wasHalfWay wasNear notes expiresAt`,
    personal: [
      ['driverId', { removedBy: APPROACHES, notExported: OWN_ID }],
      [
        'startMetres nearestMetres straightStartMetres straightNearestMetres furthestMetres toldMetres farSince missedMetres',
        { removedBy: APPROACHES, notExported: 'it is how far two people were apart, and ends a day later by itself' },
      ],
    ],
  },
  'driver.blocks': {
    notPersonal: `${LASTING} _id endedAt order`,
    personal: [
      ['driverId', { removedBy: BLOCKS, notExported: OWN_ID }],
      ['riderId', { removedBy: BLOCKS, exportedBy: 'driver.blockedRiders user._id' }],
      ['rideId', { removedBy: BLOCKS, exportedBy: 'driver.blockedRiders rideId' }],
      ['blockedAt', { removedBy: BLOCKS, exportedBy: 'driver.blockedRiders blockedAt' }],
    ],
  },
  'ride.rides': {
    notPersonal: `${LASTING} _id number ordinal bookedBy.at status offer.fare offer.raises offer.again offer.askNextUntil fare estimate.cityId estimate.vehicleType estimate.tariffVersion estimate.metres.low estimate.metres.high estimate.distanceBasis estimate.minutes.low estimate.minutes.high estimate.minutesBasis estimate.fare.low estimate.fare.high estimate.ceiling vehicle.vehicleType vehicle.brand vehicle.model asking.until asking.raisedAt asking.asked.outcome asking.asked.at review.state pointNames.metres pointNames.pickup.isOfText pointNames.pickup.metresFromText pointNames.dropOff.isOfText pointNames.dropOff.metresFromText code.triesLeft code.renewals answerBy pickUpBy alertAt endBy requestedAt acceptedAt arrivedAt arrivalClaimedAt pickedUpAt endedAt history.from history.to history.by history.at history.claimedAt history.cause`,
    personal: [
      ['riderId bookedBy.personId driverId driverUserId vehicleId history.personId asking.waiting', ID],
      ['asking.asked.driverId asking.asked.driverUserId asking.asked.vehicleId', ID],
      ['vehicle.vehicleLicense', RIDE('driver.vehicle.vehicleLicense')],
      ['plateKeys', { kept: WITH_RIDE, notExported: 'it is the plate cut into words to search by' }],
      ['pickupLocation', RIDE('pickupLocation')],
      ['dropLocation', RIDE('dropLocation')],
      ['note', RIDE('note')],
      ['pickupPoint.lat pickupPoint.lng', RIDE('pickupPoint.lat')],
      ['dropPoint.lat dropPoint.lng', RIDE('dropPoint.lat')],
      ['pointNames.pickup.name pointNames.pickup.nameBn', RIDE('pointNames.pickup.name')],
      ['pointNames.dropOff.name pointNames.dropOff.nameBn', RIDE('pointNames.dropOff.name')],
      ['approach.movingAwaySince', RIDE('movingAwaySince')],
      [
        'approach.startMetres approach.metres approach.at',
        { kept: WITH_RIDE, notExported: 'it is how far two people were apart' },
      ],
      ['fareReason', RIDE('fareReason')],
      ['review.reasons', RIDE('review.reasons')],
      ['history.reason', RIDE('history.reason')],
      ['asking.asked.reason', RIDE('asking.asked.reason')],
      ['code.value', { kept: 'ends with its use or with the ride', notExported: 'it is a secret' }],
    ],
  },
  'ride.incidents': {
    notPersonal: `${LASTING} _id rideId rideStatus raisedBy raisedAt sentAgainAt claimedAt status acknowledgedAt noteDueAt alarmedAgainAt resolvedAt vehicle.vehicleType vehicle.brand vehicle.model`,
    personal: [
      ['riderId driverId driverUserId vehicleId acknowledgedById resolvedById', ID],
      ['pickupLocation dropLocation vehicle.vehicleLicense', EVIDENCE('the ride has it')],
      ['note', EVIDENCE('administrators wrote it for each other; no call gives people a closed incident')],
    ],
  },
  'ride.payments': {
    notPersonal: `${LASTING} _id fare status wasUnpaid paid.way dueAt endedAt settledAt tip.way tip.amount tip.at decision.outcome decision.at history.act history.by history.at history.to history.why history.amount`,
    personal: [
      ['riderId driverId driverUserId history.personId', ID],
      ['paid.transactionId', { kept: MONEY, exportedBy: 'ride.ownPayments data.paid.transactionId' }],
      ['tip.transactionId', { kept: MONEY, exportedBy: 'ride.ownPayments data.tip.transactionId' }],
      ['transactions', { kept: MONEY, notExported: 'the file has the ids with the payment and the tip' }],
      ['history.note', { kept: MONEY, exportedBy: 'ride.ownPayments data.history.note' }],
      ['decision.reason', { kept: MONEY, exportedBy: 'ride.ownPayments data.decision.reason' }],
    ],
  },
  'ride.books': {
    notPersonal: `${LASTING} _id day isClosed closesAt closedAt digest transfers.key transfers.kind transfers.rideId transfers.at transfers.isLate transfers.legs.account transfers.legs.amount sums`,
    personal: [['driverId driverUserId', ID]],
  },
  'ride.own_places': {
    personal: [
      ['_id', { removedBy: PLACES, notExported: OWN_ID }],
      ['HOME.name WORK.name', { removedBy: PLACES, exportedBy: 'ride.ownPlaces saved.name' }],
      [
        'HOME.point.lat HOME.point.lng WORK.point.lat WORK.point.lng',
        { removedBy: PLACES, exportedBy: 'ride.ownPlaces saved.point.lat' },
      ],
    ],
  },
  'ride.facts': {
    notPersonal: `${PROJECTION} blocked deleted status statusSince availabilityStatus availabilityCause signedOut changeWaiting isPhoneProven experience vehicleType brand model`,
    personal: [
      ['_id userId vehicleId', ID],
      ['name phone image searchKeys', COPY(RIDES_PERSON)],
      ['vehicleLicense images', COPY(VEHICLE)],
    ],
  },
  'ride.cities': {
    notPersonal: `${LASTING} _id cityId name nameBn timeZone zone.lat zone.lng zoneVersion tariffs.version tariffs.vehicleType tariffs.base tariffs.baseKilometres tariffs.perKilometre tariffs.perMinute tariffs.waitingPerMinute tariffs.minimum tariffs.legal tariffs.validFrom tariffs.source tariffs.reason tariffs.createdAt`,
    personal: [['tariffs.byId', ID]],
  },
  'ride.operator_places': {
    notPersonal: `${LASTING} _id seedId name nameBn kind point.lat point.lng aliases foundBy folded cell isRemoved`,
    personal: [['byId', ID]],
  },
  'ride.dismissed_texts': { notPersonal: '_id at', personal: [['byId', ID]] },
  'ride.experience': { notPersonal: '_id samples.rideId samples.endedAt samples.kilometresPerHour samples.isTracked' },
  'ride.taught_rides': { notPersonal: 'day taughtAt', personal: [['_id people', ID]] },
  'ride.ride_days': { notPersonal: '_id marks countedMarks count hoursMarks fares' },
  'ride.ride_hours': { notPersonal: '_id marks countedMarks' },
  'ride.ride_hour_counts': { notPersonal: '_id countedMarks count' },
};
