export { isDeclined } from './calls/declined.rules.js';
export { HttpServiceCaller } from './calls/http-service-caller.js';
export { Instances } from './calls/instances.js';
export { LocalServiceCaller } from './calls/local-service-caller.js';
export { type InstanceAnswer, type SentRequest, sendToInstance } from './calls/send-to-instance.js';
export {
  type Addresses,
  readAddresses,
  readEnvironment,
} from './configuration/environment.js';
export { DEFAULT_PORT, type ServiceName } from './configuration/service-name.js';
export { type DeadLetter, DeadLetters } from './events/dead-letters.js';
export { parseEnvelope } from './events/parsed-event.js';
export type { Dependency } from './health/dependencies.js';
export { readinessFrom } from './health/readiness.rules.js';
export { attachBody, attachedBodyOf } from './http/attached-body.js';
export { BoundedUpload } from './http/bounded-upload.js';
export { DomainExceptionFilter } from './http/exception.filter.js';
export { openApiDocument } from './http/open-api.js';
export { CallerLeft, type ReadLimits, readBody } from './http/read-body.js';
export { recordRefusal } from './http/record-refusal.js';
export type { RefusalAnswer } from './http/refusal.js';
export { uploadMaximumBytes, uploadTooLarge } from './http/upload-size.rules.js';
export { generateStatementKeys, parseStatementKeys } from './identity/statement-keys.js';
export { StatementSigner } from './identity/statement-signer.js';
export { JSON_WITHIN_MS, UPLOAD_LIMITS, type UploadLimits } from './limits/body-limits.js';
export { ANSWER_WITHIN_MS } from './limits/server-limits.js';
export { PinoLogger } from './logging/pino-logger.js';
export { migrate, UndoRefused, undo } from './migrations/migrate.js';
export { MIGRATION_COLLECTIONS } from './migrations/migration-runs.repository.js';
export { type MigrateParts, MigrationOutOfTime } from './migrations/run-migration.js';
export { ClientHasher } from './security-log/client.hasher.js';
export { DatabaseClient } from './start/database-client.js';
export { type DeclaredCollection, declaredCollections } from './start/declared-collections.js';
export { declaredHandlers } from './start/declared-handlers.js';
export type { ServiceEngines, SharedServiceEngines } from './start/engines.js';
export { runService } from './start/run-service.js';
export type { ServiceDefinition } from './start/service-definition.js';
export { type OpenedService, openService, type RunningService, startService } from './start/start-service.js';
export { connectTelemetry } from './telemetry/connect-telemetry.js';
export * as kitMetrics from './telemetry/kit.metrics.js';
export type { Metric } from './telemetry/metrics.js';
export { SILENT, type Telemetry } from './telemetry/telemetry.js';
