/**
 * A fault to plant: `find` occurs once in `file`, and `replace` stands in its place.
 * @typedef {object} Mutant
 * @property {string} id
 * @property {'rule' | 'query' | 'guard' | 'index' | 'words' | 'consumer' | 'event' | 'route' | 'css' | 'migration' | 'page' | 'package'} kind
 * @property {string} file
 * @property {string} find
 * @property {string} replace
 * @property {string} sentence what breaks for people
 * @property {string[]} expected the specs that should fail, run first
 */

const RIDES = 'services/ride/src/rides';

/** @type {Mutant[]} */
const RULES = [
  {
    id: 'late-answer',
    kind: 'rule',
    file: `${RIDES}/rules/answer-ride.rules.ts`,
    find: "if (hasExpired(ride.answerBy, now)) throw new DomainError('ride/answer-too-late');",
    replace: "if (hasExpired(ride.pickUpBy, now)) throw new DomainError('ride/answer-too-late');",
    sentence: 'A driver accepts a request whose two minutes are over.',
    expected: [`${RIDES}/rules/answer-ride.rules.spec.ts`],
  },
  {
    id: 'endless-code-tries',
    kind: 'rule',
    file: `${RIDES}/rules/start-code.rules.ts`,
    find: 'triesLeft: ride.code.triesLeft - 1',
    replace: 'triesLeft: ride.code.triesLeft',
    sentence: 'A driver can guess the start code as often as they like.',
    expected: [`${RIDES}/rules/start-code.rules.spec.ts`],
  },
  {
    id: 'raised-fare-keeps-code',
    kind: 'rule',
    file: `${RIDES}/rules/set-fare.rules.ts`,
    find: 'code: { ...ride.code, value: freshCode } });',
    replace: 'code: ride.fare === null ? { ...ride.code, value: freshCode } : ride.code });',
    sentence: 'A driver raises the fare after the rider gave the code, and the code still starts the ride.',
    expected: [`${RIDES}/rules/set-fare.rules.spec.ts`],
  },
  {
    id: 'sos-repeated-in-silence',
    kind: 'rule',
    file: 'services/ride/src/sos/incident.rules.ts',
    find: 'lastAlarm.getTime() <= ONE_ALARM_MS',
    replace: 'lastAlarm.getTime() <= 60 * ONE_ALARM_MS',
    sentence: 'A second SOS within an hour alarms nobody while the first is not acknowledged.',
    expected: ['services/ride/src/sos/incident.rules.spec.ts'],
  },
  {
    id: 'suspended-stays-online',
    kind: 'rule',
    file: 'services/driver/src/drivers/driver-status.rules.ts',
    find: 'const next = offline?.next ?? moved;',
    replace: 'const next = moved;',
    sentence: 'A suspended driver stays ONLINE.',
    expected: ['services/driver/src/drivers/driver-status.rules.spec.ts'],
  },
  {
    id: 'stolen-session-lives-on',
    kind: 'rule',
    file: 'services/auth/src/sessions/session.rules.ts',
    find: "? 'renew' : 'end-family';",
    replace: "? 'renew' : 'refuse';",
    sentence: 'The reuse of a stolen refresh token does not end the session of the thief.',
    expected: ['services/auth/src/sessions/session.rules.spec.ts'],
  },
  {
    id: 'sibling-host-may-post',
    kind: 'rule',
    file: 'gateway/src/csrf/csrf.rules.ts',
    find: "request.fetchSite === 'same-origin'",
    replace: "request.fetchSite !== 'cross-site'",
    sentence: 'A page of another host below the same domain can act for a signed-in person.',
    expected: ['gateway/src/csrf/csrf.rules.spec.ts'],
  },
  {
    id: 'rider-cannot-withdraw',
    kind: 'rule',
    file: 'packages/contracts/src/ride/status.ts',
    find: "by: ['RIDER', 'SYSTEM'],",
    replace: "by: ['SYSTEM'],",
    sentence: 'A rider cannot cancel a request before the driver answers.',
    expected: [`${RIDES}/rules/cancel-ride.rules.spec.ts`],
  },
];

/** @type {Mutant[]} */
const QUERIES = [
  {
    id: 'list-without-last-day',
    kind: 'query',
    file: `${RIDES}/ride.queries.ts`,
    find: 'isDay(value) ? { $lt: endOfDhakaDay(value) }',
    replace: 'isDay(value) ? { $lt: startOfDhakaDay(value) }',
    sentence: 'A list up to a day misses the rides of that day.',
    expected: [`${RIDES}/ride.queries.spec.ts`],
  },
  {
    id: 'driver-loses-own-trips',
    kind: 'query',
    file: `${RIDES}/ride.queries.ts`,
    find: ': { $or: [{ driverUserId: caller.id }, asRider] };',
    replace: ': { driverUserId: caller.id };',
    sentence: 'Who becomes a driver no longer finds the rides they took as a rider.',
    expected: [`${RIDES}/ride.queries.spec.ts`],
  },
  {
    id: 'oldest-recent-places',
    kind: 'query',
    file: `${RIDES}/ride.repository.ts`,
    find: 'this.model.find(byRider(rider)).sort({ createdAt: -1 })',
    replace: 'this.model.find(byRider(rider)).sort({ createdAt: 1 })',
    sentence: 'Recent places are those of a rider’s first rides.',
    expected: ['services/ride/src/places/places.int.spec.ts'],
  },
  {
    id: 'search-without-vehicle',
    kind: 'query',
    file: 'services/driver/src/driver-profiles/free-driver.repository.ts',
    find: 'found.has(userId.toString()) || found.has(vehicleId.toString())',
    replace: 'found.has(userId.toString()) && !found.has(vehicleId.toString())',
    sentence: 'A rider who searches free drivers by brand or model finds nobody.',
    expected: ['services/driver/src/driver-profiles/free-drivers.int.spec.ts'],
  },
  {
    id: 'earnings-by-utc-day',
    kind: 'query',
    file: 'services/driver/src/earnings/earning.repository.ts',
    find: "const TIME_ZONE = '+06:00';",
    replace: "const TIME_ZONE = '+00:00';",
    sentence: 'The fare of a ride before six in the morning stands on the day before.',
    expected: ['services/driver/src/earnings/earnings.int.spec.ts'],
  },
];

/** @type {Mutant[]} */
const GUARDS = [
  {
    id: 'everybody-s-vehicles',
    kind: 'guard',
    file: 'services/driver/src/vehicles/vehicle.repository.ts',
    find: '      ...(only.ownerId === undefined ? {} : { ownerId: new Types.ObjectId(only.ownerId) }),\n',
    replace: '',
    sentence: 'Everybody sees the vehicles and plates of everybody.',
    expected: ['services/driver/src/vehicles/vehicles.int.spec.ts'],
  },
  {
    id: 'public-live-map',
    kind: 'guard',
    file: 'packages/contracts/src/driver/live-http.ts',
    find: 'livePositions: endpoint(routes.livePositions, {\n    access: ADMINISTRATORS,',
    replace: "livePositions: endpoint(routes.livePositions, {\n    access: 'SIGNED_IN',",
    sentence: 'Every signed-in person can follow every driver on the map.',
    expected: ['services/driver/src/driver.permissions.int.spec.ts'],
  },
  {
    id: 'ended-session-goes-on',
    kind: 'guard',
    file: 'gateway/src/sessions/session.rules.ts',
    find: 'if (tokenEpoch < present.epoch || present.ended)',
    replace: 'if (tokenEpoch < present.epoch)',
    sentence: 'A session that was ended elsewhere goes on until its access token expires.',
    expected: ['gateway/src/sessions/session.rules.spec.ts'],
  },
  {
    id: 'driver-reads-start-code',
    kind: 'guard',
    file: `${RIDES}/ride.views.ts`,
    find: 'party === RIDE_PARTY.RIDER ? accepted',
    replace: 'party !== RIDE_PARTY.ADMINISTRATOR ? accepted',
    sentence: 'A driver reads the rider’s start code and starts the ride alone.',
    expected: [`${RIDES}/ride.views.spec.ts`],
  },
];

/** @type {Mutant[]} */
const INDEXES = [
  {
    id: 'two-rides-a-driver',
    kind: 'index',
    file: `${RIDES}/ride.model.ts`,
    find: 'name: ONE_ENGAGED_RIDE_PER_DRIVER,\n    unique: true,',
    replace: 'name: ONE_ENGAGED_RIDE_PER_DRIVER,',
    sentence: 'A driver who accepts twice at the same moment has two rides.',
    expected: [`${RIDES}/ride-races.int.spec.ts`, 'services/ride/src/migrations/migrations.int.spec.ts'],
  },
  {
    id: 'tracks-kept-for-ever',
    kind: 'index',
    file: 'services/driver/src/tracks/track.model.ts',
    find: "endsAfter(trackSchema, 'expiresAt', 0);",
    replace: 'trackSchema.index({ expiresAt: 1 });',
    sentence: 'Where a driver was during a ride is never erased.',
    expected: ['infra/fences/catalogue.spec.ts'],
  },
  {
    id: 'notified-twice',
    kind: 'index',
    file: 'services/notification/src/notifications/notification.model.ts',
    find: "notificationSchema.index({ personId: 1, eventId: 1 }, { unique: true, name: 'one-entry-per-event' });\n",
    replace: "notificationSchema.index({ personId: 1, eventId: 1 }, { name: 'one-entry-per-event' });\n",
    sentence: 'An event that is delivered again notifies people again.',
    expected: ['services/notification/src/notifications/replayed-notifications.int.spec.ts'],
  },
];

/** @type {Mutant[]} */
const WORDS = [
  {
    id: 'raw-parameter',
    kind: 'words',
    file: 'packages/contracts/src/ride/errors.ts',
    find: 'The law allows at most {ceiling} BDT',
    replace: 'The law allows at most {maximum} BDT',
    sentence: 'A refusal shows {maximum} instead of the amount.',
    expected: ['packages/api-client/src/i18n/language.spec.tsx', 'e2e/specification/errors.e2e.spec.ts'],
  },
  {
    id: 'refusal-in-english',
    kind: 'words',
    file: 'packages/api-client/src/i18n/refusals.bn.ts',
    find: "'ride/driver-busy': 'আপনি এখন আরেকটি রাইডে আছেন।'",
    replace: "'ride/driver-busy': 'You are already on another ride.'",
    sentence: 'A refusal is in English on a Bangla page.',
    expected: ['packages/api-client/src/i18n/language.spec.tsx'],
  },
  {
    id: 'completed-reads-cancelled',
    kind: 'words',
    file: 'packages/ride-ui/src/words/status-words.bn.ts',
    find: "COMPLETED: 'সম্পন্ন'",
    replace: "COMPLETED: 'বাতিল'",
    sentence: 'In Bangla a completed ride reads as cancelled.',
    expected: ['packages/ride-ui/src/words/words.spec.tsx'],
  },
  {
    id: 'mail-without-code',
    kind: 'words',
    file: 'services/notification/src/mails/mail.rules.ts',
    find: "{code}`,\n    use,\n    '',\n    'কোডটি",
    replace: "{use}`,\n    use,\n    '',\n    'কোডটি",
    sentence: 'The Bangla mail with a code has no code.',
    expected: ['services/notification/src/mails/mail.rules.spec.ts'],
  },
];

/** @type {Mutant[]} */
const CONSUMERS = [
  {
    id: 'other-requests-stay',
    kind: 'consumer',
    file: `${RIDES}/ride-effects.consumer.ts`,
    find: 'if (payload.to !== RIDE_STATUS.ACCEPTED) return;',
    replace: 'if (payload.to !== RIDE_STATUS.COMPLETED) return;',
    sentence: 'Riders wait for a driver who has accepted another ride.',
    expected: [`${RIDES}/waiting-states.int.spec.ts`, `${RIDES}/rides.int.spec.ts`],
  },
  {
    id: 'deleted-rider-keeps-home',
    kind: 'consumer',
    file: 'services/ride/src/effects/person-projection.consumer.ts',
    find: 'endRidesOfDeleted(payload.account.id);\n    await this.ownPlaces.forgetAll(payload.account.id);',
    replace: 'endRidesOfDeleted(payload.account.id);',
    sentence: 'The home of a person who deleted their account stays stored.',
    expected: ['services/ride/src/places/places.int.spec.ts'],
  },
  {
    id: 'sos-acknowledged-unheard',
    kind: 'consumer',
    file: 'services/notification/src/effects/event.consumer.ts',
    find: '.filter(({ notifies, changes }) => notifies !== NOBODY || changes !== NOTHING_SHOWN)',
    replace: ".filter(({ type, notifies }) => notifies !== NOBODY && type !== 'ride.sos-acknowledged')",
    sentence: 'Who sent an SOS is not told that somebody takes care of it.',
    expected: ['services/notification/src/effects/event.int.spec.ts'],
  },
  {
    id: 'sos-not-counted',
    kind: 'consumer',
    file: 'services/ride/src/analytics/ride-day.consumer.ts',
    find: '@EventPattern(rideEvents.sosRaised.type)',
    replace: '@EventPattern(rideEvents.sosResolved.type)',
    sentence: 'Analytics count an SOS only when it is resolved.',
    expected: ['services/ride/src/analytics/analytics.int.spec.ts'],
  },
];

/** @type {Mutant[]} */
const EVENTS_AND_ROUTES = [
  {
    id: 'resolution-not-published',
    kind: 'event',
    file: 'services/ride/src/sos/incident.rules.ts',
    find: "'sos-resolved': rideEvents.sosResolved,",
    replace: "'sos-resolved': rideEvents.sosAcknowledged,",
    sentence: 'A resolved SOS is told as acknowledged: nobody learns that it is over.',
    expected: ['services/ride/src/sos/incident.rules.spec.ts'],
  },
  {
    id: 'audit-entry-without-driver',
    kind: 'event',
    file: `${RIDES}/rules/ride-event.rules.ts`,
    find: 'people: [ride.riderId, ride.driverUserId],',
    replace: 'people: [ride.riderId],',
    sentence: 'The audit log of a driver misses the rides that an administrator cancelled.',
    expected: [`${RIDES}/rules/ride-event.rules.spec.ts`],
  },
  {
    id: 'endpoint-not-served',
    kind: 'route',
    file: 'services/ride/src/operator-places/operator-place.controller.ts',
    find: '  @Endpoint(rideHttp.bringPlaceBack)\n',
    replace: '',
    sentence: 'An administrator cannot bring a removed place back.',
    expected: ['services/ride/src/operator-places/operator-places.int.spec.ts'],
  },
  {
    id: 'receipt-address-lost',
    kind: 'route',
    file: 'frontends/rider/src/routes.tsx',
    find: "path: 'rides/:rideId'",
    replace: "path: 'ride/:rideId'",
    sentence: 'Every link to a rider’s receipt leads to a page that is not there.',
    expected: ['e2e/screens/rider-lists.e2e.spec.ts'],
  },
];

/** @type {Mutant[]} */
const CSS_AND_MIGRATIONS = [
  {
    id: 'sent-sos-hidden',
    kind: 'css',
    file: 'packages/ui-kit/src/styles/hold.css',
    find: '.ui-sos-on {\n    display: grid;',
    replace: '.ui-sos-on {\n    display: none;',
    sentence: 'After an SOS nothing on the screen says that it was sent.',
    expected: ['e2e/screens/driver-sos.e2e.spec.ts'],
  },
  {
    id: 'answers-hidden',
    kind: 'css',
    file: 'frontends/driver/src/requests/requests.css',
    find: '.driver-answers {\n    display: grid;',
    replace: '.driver-answers {\n    display: none;',
    sentence: 'A driver sees a request without buttons to accept or reject it.',
    expected: ['e2e/screens/driver-requests.e2e.spec.ts'],
  },
  {
    id: 'former-acts-without-people',
    kind: 'migration',
    file: 'services/notification/src/migrations/0001-people-of-acts.migration.ts',
    find: "subjectType === 'person' ? [actorId, subjectId]",
    replace: "subjectType === 'driver' ? [actorId, subjectId]",
    sentence: 'After the update the audit log of a person misses what was done to them before.',
    expected: ['services/notification/src/migrations/0001-people-of-acts.int.spec.ts'],
  },
];

/** @type {Mutant[]} */
const PAGES_AND_PACKAGES = [
  {
    id: 'no-way-to-cancel',
    kind: 'page',
    file: 'frontends/rider/src/features/current-ride/cancel-ride.tsx',
    find: 'if (!edge || isWaitingAlready) return null;',
    replace: 'if (!edge || edge.reasonRequired || isWaitingAlready) return null;',
    sentence: 'A rider whose ride was accepted has no button to cancel it.',
    expected: ['frontends/rider/src/features/current-ride/current-ride-page.spec.tsx'],
  },
  {
    id: 'log-in-leads-away',
    kind: 'page',
    file: 'frontends/shell/src/access/return-path.rules.ts',
    find: "origin !== OURS || pathname.startsWith('//')",
    replace: 'origin !== OURS',
    sentence: 'A link to the log-in page leads people to a foreign site afterwards.',
    expected: ['frontends/shell/src/access/return-path.rules.spec.tsx'],
  },
  {
    id: 'window-starts-anew',
    kind: 'package',
    file: 'packages/engines/src/key-value/memory-key-value-store.ts',
    find: 'present?.expiresAt ?? this.now() + windowMs',
    replace: 'this.now() + windowMs',
    sentence: 'Who tries again while locked out stays locked out for ever.',
    expected: ['packages/engines/src/key-value/memory-key-value-store.int.spec.ts'],
  },
  {
    id: 'partial-index-misses-bound',
    kind: 'package',
    file: 'packages/embedded-mongo/src/planner/partial-index.ts',
    find: "within(inclusive, operator.endsWith('e'))",
    replace: 'within(inclusive, true)',
    sentence: 'A query that a partial index serves misses the documents at its bound.',
    expected: ['packages/embedded-mongo/src/planner/partial-index.spec.ts'],
  },
  {
    id: 'failed-events-forgotten',
    kind: 'package',
    file: 'packages/service-kit/src/data/outbox.ts',
    find: '      this.publishLater(key, { model, id });\n',
    replace: '',
    sentence: 'After a short outage of the event log, events wait for the next sweep.',
    expected: ['packages/service-kit/src/data/outbox.int.spec.ts'],
  },
];

/** Faults that somebody would notice, one of each file and kind; the seed of `run-mutants.mjs` draws from them. */
export const MUTANTS = [
  ...RULES,
  ...QUERIES,
  ...GUARDS,
  ...INDEXES,
  ...WORDS,
  ...CONSUMERS,
  ...EVENTS_AND_ROUTES,
  ...CSS_AND_MIGRATIONS,
  ...PAGES_AND_PACKAGES,
];
