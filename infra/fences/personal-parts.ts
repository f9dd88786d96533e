import type { PersonalPart, StoredFields } from './stored-fields.rules.js';

/** The fields of every aggregate. Events wait in the document only until they are published, and empty fields follow. */
export const AGGREGATE =
  'version eventSequence pendingEvents pendingSince commands.id commands.inputHash commands.refusal createdAt updatedAt deletedAt';
/** The same for an aggregate that deletion leaves. */
export const LASTING = AGGREGATE.replace(' deletedAt', '');
export const PROJECTION = 'aggregateVersion';

export const OWN_ID = 'the file has it as the id of the account or the ride';
export const ID: PersonalPart = { kept: 'an id stands in place of a deleted person', notExported: OWN_ID };
export const WITH_RIDE = 'rides and incidents stay, with ids in place of people';
export const MONEY = 'what was paid lasts, with ids in place of people';
export const SHORT = (time: string): PersonalPart => ({
  kept: `ends ${time} later by itself`,
  notExported: 'it is a secret',
});
export const COPY = (source: string): PersonalPart => ({
  emptiedBy: source,
  notExported: 'a copy; the file has the original',
});
export const RIDE = (field: string): PersonalPart => ({ kept: WITH_RIDE, exportedBy: `ride.rides data.${field}` });
export const EVIDENCE = (notExported: string): PersonalPart => ({
  kept: 'the record of what happened lasts',
  notExported,
});

export const ACCOUNT = 'services/auth/src/account-deletion/account-deletion.rules.ts#emptied';
export const FACTOR = 'services/auth/src/accounts/account.rules.ts#withoutSecondFactor';
export const NUMBER = 'services/auth/src/accounts/account.rules.ts#withoutNumber';
export const USER = 'services/user/src/users/user.rules.ts#deleteUser';
export const DRIVER = 'services/driver/src/drivers/driver-deletion.rules.ts#deleteDriver';
export const VEHICLE = 'services/driver/src/vehicles/vehicle-deletion.rules.ts#deleteVehicle';
export const DRIVERS_PERSON = 'services/driver/src/projections/person-projection.service.ts#deletePerson';
export const RIDES_PERSON = 'services/ride/src/projections/projection-rebuild.service.ts#deletePerson';
export const PLACES = 'services/ride/src/places/own-place.repository.ts#forgetAll';
export const APPROACHES = 'services/driver/src/approaches/approach.repository.ts#removeOf';
export const BLOCKS = 'services/driver/src/blocks/block.repository.ts#end';
export const PUSHED = 'services/notification/src/push/push-subscription.repository.ts#endAllOf';
export const JOBS = 'services/notification/src/push/push-job.repository.ts#removeAllOf';
export const NOTICES = 'services/notification/src/notices/notice.repository.ts#removeAllOf';
export const NEWS = 'services/notification/src/notifications/notification.repository.ts#removeEntries';

export const ACCOUNT_COPY: StoredFields['personal'] = [
  ['_id', ID],
  ['name email', COPY(ACCOUNT)],
];
export const FORMER_VALUES = 'former values, for the administrators who confirm the new ones';
