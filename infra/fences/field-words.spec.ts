import path from 'node:path';
import { filesUnder } from './files-under.js';

const TOP = path.join(__dirname, '..', '..');

/**
 * What a newcomer asks in the words of the field, and where the answer is: the word alone, searched in file names, must lead there.
 * Chosen before the names were, from microservices.io (M), Enterprise Integration Patterns (E), and the documentation of NestJS (N), React and React Router (R).
 */
const QUESTIONS: readonly [question: string, word: string, answer: string][] = [
  ['the transactional outbox (M)', 'outbox', 'packages/service-kit/src/data/outbox.ts'],
  ['an idempotency key (M)', 'idempotency-key', 'packages/service-kit/src/data/idempotency-key.rules.ts'],
  ['dead letters (E)', 'dead-letter', 'packages/service-kit/src/events/dead-letters.ts'],
  ['a projection of another service’s data (M)', 'projection', 'services/ride/src/projections/projection.model.ts'],
  ['the audit log (M)', 'audit-log', 'services/notification/src/audit-log/audit-log.service.ts'],
  ['the health check (M, N)', 'health', 'packages/service-kit/src/health/health.controller.ts'],
  ['application metrics (M)', 'metrics', 'packages/service-kit/src/telemetry/metrics.ts'],
  ['distributed tracing (M)', 'tracing', 'packages/service-kit/src/telemetry/open-telemetry-tracing.ts'],
  ['service discovery (M)', 'discovery', 'packages/service-kit/src/calls/service-discovery.ts'],
  ['the API gateway’s proxy (M)', 'proxy', 'gateway/src/proxy/api.controller.ts'],
  ['rate limiting (N)', 'rate-limit', 'gateway/src/rate-limits/rate-limit.rules.ts'],
  ['CSRF protection (N)', 'csrf', 'gateway/src/csrf/csrf.rules.ts'],
  ['when a call is retried (M)', 'retry', 'packages/service-kit/src/calls/retry.rules.ts'],
  ['the exception filter (N)', 'exception', 'packages/service-kit/src/http/exception.filter.ts'],
  ['validation of input (N)', 'validation', 'packages/service-kit/src/http/input-validation.rules.ts'],
  ['graceful shutdown (N)', 'shutdown', 'packages/service-kit/src/start/graceful-shutdown.ts'],
  ['the error boundary (R)', 'error-boundary', 'frontends/shell/src/routing/area-error-boundary.tsx'],
  ['the route guard (R, N)', 'guard', 'frontends/shell/src/routing/guard.tsx'],
  ['internationalisation (R)', 'i18n', 'packages/api-client/src/i18n/catalogue.ts'],
  ['file upload (N)', 'upload', 'packages/ui-kit/src/upload/upload-area.tsx'],
];

describe('the field’s word, searched in file names, leads to', () => {
  // A module repeats the name of its folder.
  const sources = filesUnder(TOP).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.|\.module\.ts$|embedded-mongo/.test(file),
  );

  it.each(QUESTIONS)('%s: %s', (_question, word, answer) => {
    const found = sources.filter((file) => file.includes(word));
    expect(found).toContain(answer);
    // A word that is everywhere leads nowhere.
    expect(found.length).toBeLessThan(40);
  });
});
