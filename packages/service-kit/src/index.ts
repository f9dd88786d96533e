export { isDeclined } from './calls/declined.rules.js';
export { HttpServiceCaller } from './calls/http-service-caller.js';
export { LocalServiceCaller } from './calls/local-service-caller.js';
export { Replicas } from './calls/replicas.js';
export { type ReplicaAnswer, type SentRequest, sendToReplica } from './calls/send-to-replica.js';
export { ServiceCaller } from './calls/service-caller.js';
export { Clock } from './clock/clock.js';
export { SystemClock } from './clock/system-clock.js';
export { CONFIGURATION } from './configuration/configuration.js';
export {
  type Addresses,
  ConfigurationError,
  managementPort,
  type PlatformConfiguration,
  readAddresses,
  readEnvironment,
  type ServiceEnvironment,
  tracesEndpoint,
} from './configuration/environment.js';
export { addressKey, DEFAULT_PORT, type ServiceName } from './configuration/service-name.js';
export { currentContext, currentTraceparent, type RequestContext, runInContext } from './context/request-context.js';
export { requestIdOf } from './context/request-id.js';
export type { AggregateDocument, Change, CommandKey, NewEvent, WriteOptions } from './data/aggregate-document.js';
export { aggregateSchema } from './data/aggregate-schema.js';
export { AggregateStore } from './data/aggregate-store.js';
export { applyReplica, type ReplicaOptions } from './data/apply-replica.js';
export { collectionOf } from './data/collection-of.js';
export { insertOnce } from './data/insert-once.js';
export { Outbox, PENDING_AFTER_MS } from './data/outbox.js';
export { type PresentAggregate, restate } from './data/restate.js';
export { Sweeper } from './data/sweeper.js';
export { type DeadLetter, DeadLetters } from './events/dead-letters.js';
export { type ConsumedRecord, EventLog, type LogRecord, type Outcome } from './events/event-log.js';
export { EventServer } from './events/event-server.js';
export { NotYet } from './events/not-yet.js';
export { type ParsedEvent, parseEnvelope } from './events/parsed-event.js';
export { type Dependency, type Readiness, readinessOf } from './health/readiness.js';
export { answer } from './http/answer.js';
export type { UploadedFile } from './http/call-state.js';
export { Endpoint } from './http/endpoint.decorator.js';
export { EngineUnavailable, isEngineAway } from './http/engine-unavailable.js';
export { onceClosed } from './http/once-closed.js';
export { openApiDocument } from './http/open-api.js';
export { Command, Files, In, RawReply, RawRequest, Who } from './http/parameters.decorator.js';
export { type RefusalAnswer, refusalOf } from './http/refusal.js';
export { tellRefusal } from './http/tell-refusal.js';
export { actorOf, type Caller, type Person, type ServiceCallerIdentity, SYSTEM_ACTOR } from './identity/caller.js';
export { type AccessClaims, AccessTokens, parseSessionKeys } from './identity/session-token.js';
export { generateStatementKeys, parseStatementKeys, type StatementKeys } from './identity/statement-keys.js';
export { StatementSigner } from './identity/statement-signer.js';
export { StatementVerifier } from './identity/statement-verifier.js';
export { KeyValueStore, type SetOptions } from './key-value/key-value-store.js';
export { Logger } from './logging/logger.js';
export { type LoggerOptions, PinoLogger } from './logging/pino-logger.js';
export type { KeptMail, Mailbox } from './mail/mailbox.js';
export { type Mail, Mailer } from './mail/mailer.js';
export { ObjectStore, type StoredObject } from './objects/object-store.js';
export {
  type ConnectedEngines,
  connectEngines,
  connectEventLog,
  connectObjectStore,
  type EmbeddedEngines,
  type EngineAddresses,
} from './start/connect-engines.js';
export { type DeclaredCollection, type DeclaredIndex, declaredCollections } from './start/declared-collections.js';
export type { Engines, SharedEngines } from './start/engines.js';
export { databaseOf, EVENT_LOG_DATABASE, MAILBOX_DATABASE } from './start/platform-databases.js';
export { runService } from './start/run-service.js';
export { defineService, type ServiceDefinition } from './start/service-definition.js';
export {
  type OpenedService,
  openService,
  type RunningService,
  type ServiceSettings,
  startService,
} from './start/start-service.js';
export { type ConnectedTelemetry, connectTelemetry, type TelemetryOptions } from './telemetry/connect-telemetry.js';
export * as kitMetrics from './telemetry/kit.metrics.js';
export { defineCounter, defineGauge, defineHistogram, type Metric, Metrics } from './telemetry/metrics.js';
export { type ServiceTelemetry, SILENT, type Telemetry } from './telemetry/telemetry.js';
export { type Span, Tracer } from './telemetry/tracer.js';
