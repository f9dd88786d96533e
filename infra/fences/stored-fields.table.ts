import type { PersonalPart, StoredFields } from './stored-fields.rules.js';

/** The fields of every aggregate. Events wait in the document only until they are published, and empty fields follow. */
const AGGREGATE =
  'version eventSequence pendingEvents pendingSince commands.id commands.inputHash createdAt updatedAt deletedAt';
/** The same for an aggregate that deletion leaves. */
const LASTING = AGGREGATE.replace(' deletedAt', '');
const PROJECTION = 'aggregateVersion';

const OWN_ID = 'the file has it as the id of the account or the ride';
const ID: PersonalPart = { kept: 'an id stands in place of a deleted person', notExported: OWN_ID };
const WITH_RIDE = 'rides and incidents stay, with ids in place of people';
const SHORT = (time: string): PersonalPart => ({ kept: `ends ${time} later by itself`, notExported: 'it is a secret' });
const COPY = (source: string): PersonalPart => ({
  emptiedBy: source,
  notExported: 'a copy; the file has the original',
});
const RIDE = (field: string): PersonalPart => ({ kept: WITH_RIDE, exportedBy: `ride.rides data.${field}` });
const EVIDENCE = (notExported: string): PersonalPart => ({ kept: 'the record of what happened lasts', notExported });

const ACCOUNT = 'services/auth/src/account-deletion/account-deletion.rules.ts#emptied';
const FACTOR = 'services/auth/src/accounts/account.rules.ts#withoutSecondFactor';
const USER = 'services/user/src/users/user.rules.ts#deleteUser';
const DRIVER = 'services/driver/src/drivers/driver-deletion.rules.ts#deleteDriver';
const VEHICLE = 'services/driver/src/vehicles/vehicle-deletion.rules.ts#deleteVehicle';
const DRIVERS_PERSON = 'services/driver/src/projections/person-projection.service.ts#deletePerson';
const RIDES_PERSON = 'services/ride/src/projections/projection-rebuild.service.ts#deletePerson';
const PLACES = 'services/ride/src/places/own-place.repository.ts#forgetAll';
const APPROACHES = 'services/driver/src/approaches/approach.repository.ts#removeOf';
const NEWS = 'services/notification/src/notifications/notification.repository.ts#removeEntries';

const ACCOUNT_COPY: StoredFields['personal'] = [
  ['_id', ID],
  ['name email', COPY(ACCOUNT)],
];
const FORMER_VALUES = 'former values, for the administrators who confirm the new ones';

/** Every stored field of every service. A new one goes where it belongs: is it about a person, or not? */
export const STORED_FIELDS: Readonly<Record<string, StoredFields>> = {
  'auth.accounts': {
    notPersonal: `${AGGREGATE} role verified epoch epochRaisedAt sessionsEnded.below sessionsEnded.kept signedOutAt language secondFactor.since secondFactor.lastStep`,
    personal: [
      ['_id', ID],
      ['name', { emptiedBy: ACCOUNT, exportedBy: 'user.getMe name' }],
      ['email', { emptiedBy: ACCOUNT, exportedBy: 'user.getMe email' }],
      ['passwordHash', { emptiedBy: ACCOUNT, notExported: 'it is a secret' }],
      ['googleSubject', { emptiedBy: ACCOUNT, notExported: 'it is Google’s number of the person; no page reads it' }],
      ['secondFactor.secret secondFactor.recoveryCodes', { emptiedBy: FACTOR, notExported: 'it is a secret' }],
      ['pendingSecondFactor', { emptiedBy: FACTOR, notExported: 'it is a secret' }],
      [
        'emailHash',
        { kept: 'by it log-in says that the user is deleted', notExported: 'only deleted accounts have it' },
      ],
    ],
  },
  'auth.one_time_codes': {
    notPersonal: '_id purpose language issuedAt mailDueAt expiresAt triesLeft',
    personal: [
      ['email codeHash', SHORT('two days')],
      ['registrationId accountId', ID],
    ],
  },
  'auth.wrong_codes': { notPersonal: '_id purpose day wrong at', personal: [['holderId', ID]] },
  'auth.ride_facts': { notPersonal: `_id ${PROJECTION} status endedAt`, personal: [['riderId driverUserId', ID]] },
  'auth.driver_profile_facts': { notPersonal: `_id ${PROJECTION}`, personal: [['userId', ID]] },
  'auth.registrations': {
    notPersonal: '_id registeredAt expiresAt',
    personal: [['email name passwordHash holders', SHORT('a day')]],
  },
  'auth.half_done_log_ins': {
    notPersonal: '_id epoch expiresAt',
    personal: [
      ['secretHash', SHORT('minutes')],
      ['accountId', ID],
    ],
  },
  'auth.refresh_tokens': { notPersonal: '_id familyId usedAt expiresAt', personal: [['tokenHash', SHORT('30 days')]] },
  'auth.session_families': {
    notPersonal: '_id epoch startedAt endedAt endUnannounced expiresAt lastNumber tokens.usedAt tokens.expiresAt',
    personal: [
      ['personId', ID],
      ['tokens.tokenHash', SHORT('30 days')],
      ['tokens.successorOf', SHORT('30 days')],
    ],
  },
  'user.users': {
    notPersonal: `${AGGREGATE} accountVersion`,
    personal: [
      ['_id', ID],
      ['name', { emptiedBy: USER, exportedBy: 'user.getMe name' }],
      ['phone', { emptiedBy: USER, exportedBy: 'user.getMe phone' }],
      ['address', { emptiedBy: USER, exportedBy: 'user.getMe address' }],
      ['picture', { emptiedBy: USER, exportedBy: 'user.getMe image' }],
      [
        'formerPictures',
        {
          removedBy: 'services/user/src/users/former-picture.service.ts#tidy',
          notExported: 'it waits to be removed',
        },
      ],
    ],
  },
  'user.account_facts': { notPersonal: `${PROJECTION} role verified deleted registeredAt`, personal: ACCOUNT_COPY },
  'driver.drivers': {
    notPersonal: `${AGGREGATE} _id status statusSince availabilityStatus availabilityCause availabilitySince session.version session.open session.since session.endedBefore onlineSince experience confirmed changeNumber sampleKey`,
    personal: [
      ['userId vehicleId', ID],
      ['statusReason', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.statusReason' }],
      ['licenseNumber', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.licenseNumber' }],
      ['licenseKey', { emptiedBy: DRIVER, notExported: 'it is the licence number in another form' }],
      ['changes', { emptiedBy: DRIVER, notExported: FORMER_VALUES }],
      ['positionConsentAt', { emptiedBy: DRIVER, exportedBy: 'driver.drivers data.positionConsentAt' }],
    ],
  },
  'driver.vehicles': {
    notPersonal: `${AGGREGATE} _id vehicleType brand model changeNumber`,
    personal: [
      ['ownerId', ID],
      ['vehicleLicense', { emptiedBy: VEHICLE, exportedBy: 'driver.vehicles data.vehicleLicense' }],
      ['plateKey', { emptiedBy: VEHICLE, notExported: 'it is the plate in another form' }],
      ['images', { emptiedBy: VEHICLE, exportedBy: 'driver.vehicles data.images' }],
      ['changes', { emptiedBy: VEHICLE, notExported: FORMER_VALUES }],
    ],
  },
  'driver.stored_images': { notPersonal: 'storedAt unsettledSince', personal: [['_id vehicleId', ID]] },
  'driver.earnings': { notPersonal: '_id fare completedAt', personal: [['driverId', ID]] },
  'driver.driver_records': { notPersonal: 'totalRides totalEarnings lastRideEndedAt', personal: [['_id', ID]] },
  'driver.online_stretches': { notPersonal: '_id from to', personal: [['driverId', ID]] },
  'driver.driver_days': {
    notPersonal: '_id marks countedMarks earlier.since expiresAt',
    personal: [['driverIds earlier.driverIds', ID]],
  },
  'driver.account_facts': { notPersonal: PROJECTION, personal: ACCOUNT_COPY },
  'driver.profile_facts': {
    notPersonal: PROJECTION,
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
        'startMetres nearestMetres furthestMetres toldMetres farSince',
        { removedBy: APPROACHES, notExported: 'it is how far two people were apart, and ends a day later by itself' },
      ],
    ],
  },
  'ride.rides': {
    notPersonal: `${LASTING} _id number status fare estimate.cityId estimate.vehicleType estimate.tariffVersion estimate.metres.low estimate.metres.high estimate.distanceBasis estimate.minutes.low estimate.minutes.high estimate.minutesBasis estimate.fare.low estimate.fare.high estimate.ceiling vehicle.vehicleType vehicle.brand vehicle.model asking.asked.outcome asking.asked.at code.triesLeft code.renewals answerBy pickUpBy alertAt endBy requestedAt acceptedAt arrivedAt pickedUpAt endedAt history.from history.to history.by history.at history.cause`,
    personal: [
      ['riderId driverId driverUserId vehicleId history.personId asking.waiting', ID],
      ['asking.asked.driverId asking.asked.driverUserId asking.asked.vehicleId', ID],
      ['vehicle.vehicleLicense', RIDE('driver.vehicle.vehicleLicense')],
      ['plateKeys', { kept: WITH_RIDE, notExported: 'it is the plate cut into words to search by' }],
      ['pickupLocation', RIDE('pickupLocation')],
      ['dropLocation', RIDE('dropLocation')],
      ['note', RIDE('note')],
      ['pickupPoint.lat pickupPoint.lng', RIDE('pickupPoint.lat')],
      ['dropPoint.lat dropPoint.lng', RIDE('dropPoint.lat')],
      ['approach.movingAwaySince', RIDE('movingAwaySince')],
      [
        'approach.startMetres approach.metres approach.at',
        { kept: WITH_RIDE, notExported: 'it is how far two people were apart' },
      ],
      ['fareReason', RIDE('fareReason')],
      ['history.reason', RIDE('history.reason')],
      ['asking.asked.reason', RIDE('asking.asked.reason')],
      ['code.value', { kept: 'ends with its use or with the ride', notExported: 'it is a secret' }],
    ],
  },
  'ride.incidents': {
    notPersonal: `${LASTING} _id rideId rideStatus raisedBy raisedAt sentAgainAt status acknowledgedAt noteDueAt alarmedAgainAt resolvedAt vehicle.vehicleType vehicle.brand vehicle.model`,
    personal: [
      ['riderId driverId driverUserId vehicleId acknowledgedById resolvedById', ID],
      ['pickupLocation dropLocation vehicle.vehicleLicense', EVIDENCE('the ride has it')],
      ['note', EVIDENCE('administrators wrote it for each other; no call gives people a closed incident')],
    ],
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
    notPersonal: `${PROJECTION} deleted status statusSince availabilityStatus availabilityCause signedOut experience vehicleType brand model`,
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
  'ride.experience': { notPersonal: '_id samples.rideId samples.endedAt samples.kilometresPerHour' },
  'ride.ride_days': { notPersonal: '_id marks countedMarks count hoursMarks fares' },
  'ride.ride_hours': { notPersonal: '_id marks countedMarks' },
  'ride.ride_hour_counts': { notPersonal: '_id countedMarks count' },
  'notification.feed_entries': {
    notPersonal: '_id number eventId kind at',
    personal: [
      ['personId subjectId', { removedBy: NEWS, notExported: OWN_ID }],
      ['facts', { removedBy: NEWS, exportedBy: 'notification.feed entries.facts' }],
    ],
  },
  'notification.feed_positions': { notPersonal: '_id last readUpTo', personal: [['personId', ID]] },
  'notification.alarm_mails': {
    notPersonal: '_id key mailDueAt mailTries mailedAt',
    personal: [
      ['administratorId', ID],
      ['subject text', { kept: 'emptied once mailed', notExported: 'the mail itself is with its reader' }],
    ],
  },
  'notification.acts': {
    notPersonal: '_id eventId act actorRole subjectType createdAt',
    personal: [
      ['actorId subjectId people', ID],
      ['reason before after', EVIDENCE('the audit log is for administrators')],
    ],
  },
  'notification.contact_messages': {
    notPersonal: `${LASTING} _id mailDueAt mailTries mailedAt repeatKey`,
    personal: [
      ['personId', ID],
      ['name email message', { kept: 'ends 90 days later by itself', notExported: 'no call gives a message back' }],
    ],
  },
  'notification.account_facts': { notPersonal: `${PROJECTION} role verified`, personal: ACCOUNT_COPY },
  'notification.profile_facts': {
    notPersonal: PROJECTION,
    personal: [
      ['_id', ID],
      ['name', COPY('services/notification/src/projections/person-projection.service.ts#deletePerson')],
    ],
  },
  'notification.watched_people': {
    notPersonal: `${LASTING} driverVersion onlineSince dueAt unreachableSince`,
    personal: [['_id', ID]],
  },
  'notification.open_streams': { notPersonal: '_id place reader openedAt seenAt', personal: [['personId', ID]] },
};
