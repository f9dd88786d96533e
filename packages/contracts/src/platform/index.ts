export { type CookieName, cookieNameOf } from './cookie.rules.js';
export { COOKIE } from './cookies.js';
export { CURRENT_MAP, type CurrentMap, type MapName } from './current-map.js';
export { dayInDhaka } from './day.js';
export * from './dhaka-days.rules.js';
export {
  type Access,
  CSV,
  type Data,
  type Endpoint,
  EVENT_STREAM,
  type Input,
  isForServices,
  lastsAsRead,
  nameOfCall,
  type Output,
  type RawInput,
  rolesOf,
  type Schema,
  takesIdempotencyKey,
} from './endpoint.js';
export * from './envelope.js';
export { type ErrorEntry, platformErrors } from './errors.js';
export {
  actRecordedPayload,
  deadLetterTopicOf,
  type EventActor,
  type EventDefinition,
  type EventEnvelope,
  type EventOf,
  eventEnvelope,
  topicOf,
} from './event.js';
export { firstNameOf } from './first-name.rules.js';
export * from './form-messages.js';
export * from './headers.js';
export { hostNameOf, isLoopbackName } from './host-name.rules.js';
export { LANGUAGE_STORED_SECONDS, LANGUAGES, type Language, languageIn } from './language.js';
export * from './limits.js';
export { API_PREFIX, OWNERS, type Owner, SIGNERS, type Signer } from './owners.js';
export { FILE_LANGUAGE, listQuery, type PageMeta, pageMeta } from './paging.js';
export type { PeriodQuery } from './period.js';
export { PERIOD_DAYS } from './period-days.js';
export { accountNumber, INTERNATIONAL_PHONE, phoneInFile, profilePhone, searchedPhone } from './phone.rules.js';
export { BANGLADESH, latitudeQuery, longitudeQuery, type Point, point } from './point.js';
export type { Range } from './range.js';
export {
  callOfAddressKey,
  callsOfPersonKey,
  failedRenewalsOfAddressKey,
  placeSearchesOfPersonKey,
  pointQuestionsOfPersonKey,
  uploadsOfPersonKey,
} from './rate-keys.js';
export * from './roles.js';
export * from './route.js';
export { sameNumberKey } from './same-number.rules.js';
export { searchPattern } from './search-pattern.rules.js';
export * from './security-events.js';
export { sharedTextOf, sharedValueOf } from './shared-text.js';
export { isBangla, soundOf } from './sound.rules.js';
export { riderIdsOf, type StatedAddress, type StatedPerson, type StatedService, statementClaims } from './statement.js';
export { metresOfDegree, straightMetres } from './straight-distance.rules.js';
export { identifier, text } from './text.js';
export { banglaDigits, latinDigits, oneLine, searchForm } from './typed-text.rules.js';
export {
  releasedVersions,
  WEB_BUCKET,
  WEB_PARTS,
  WEB_REMOTES,
  type WebFiles,
  type WebPart,
  webFiles,
  webFolderOf,
  webVersions,
} from './web-releases.js';
