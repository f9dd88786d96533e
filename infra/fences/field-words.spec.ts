import fs from 'node:fs';
import path from 'node:path';
import { filesUnder } from './files-under.js';

const TOP = path.join(__dirname, '..', '..');
const ARCHITECTURE = 'docs/architecture.md';
const GLOSSARY = 'docs/glossary.md';

type Question = [question: string, word: string, answer: string];

/**
 * What a newcomer asks in the words of the field, and where the answer is. The word alone, searched in file names, leads there.
 * From microservices.io (M), Enterprise Integration Patterns (E), ride hailing (H), and the documentation of NestJS (N), React and React Router (R).
 */
const IN_FILE_NAMES: readonly Question[] = [
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
  ['the ETA (H)', 'eta', 'frontends/rider/src/features/current-ride/eta/use-eta.ts'],
  ['dispatch (H)', 'dispatch', 'services/ride/src/rides/ride-dispatch.service.ts'],
  ['the fare’s tariff (H)', 'tariff', 'services/ride/src/cities/tariff.rules.ts'],
  ['rollback of a release (M)', 'rollback', 'infra/src/web-releases/rollback-release.ts'],
  ['cache invalidation by push (R)', 'invalidation', 'services/notification/src/notifications/invalidation.rules.ts'],
];

/** The word alone, searched in every line (`git grep -ilw`), has the answer among the first few files. */
const IN_LINES: readonly Question[] = [
  ['a geofence (H)', 'geofence', GLOSSARY],
  ['matching riders with drivers (H)', 'matching', ARCHITECTURE],
  ['two-factor authentication (N)', '2FA', GLOSSARY],
];

/** What does not exist: a search leads to the sentence that says so. */
const NOT_THERE: readonly [question: string, word: string][] = [
  ['surge pricing (H)', 'surge'],
  ['a refund (H)', 'refund'],
  ['a promo code (H)', 'promo'],
  ['the driver’s commission (H)', 'commission'],
  ['a rating (H)', 'ratings'],
  ['a scheduled ride (H)', 'scheduled rides'],
  ['a feature flag (M)', 'feature flags'],
  ['a WebSocket (N)', 'WebSocket'],
  ['GraphQL (N)', 'GraphQL'],
  ['a webhook (M)', 'webhooks'],
  ['the circuit breaker (M)', 'circuit breakers'],
  ['a cron job (N)', 'cron jobs'],
];

/** A first grep shows so many files on one screen; `.github`, `CONTRIBUTING.md` and the ADRs come first. */
const FIRST = 5;
const all = filesUnder(TOP).sort();

describe('the field’s word, searched in file names, leads to', () => {
  // A module repeats the name of its folder.
  const sources = all.filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|\.module\.ts$|embedded-mongo/.test(file));

  it.each(IN_FILE_NAMES)('%s: %s', (_question, word, answer) => {
    const found = sources.filter((file) => new RegExp(`(^|[/.-])${word}`).test(file));
    expect(found).toContain(answer);
    // A word that is everywhere leads nowhere.
    expect(found.length).toBeLessThan(40);
  });
});

describe('the field’s word, searched in every line, leads first to', () => {
  // Documents that are made, published or data, and this table.
  const searched = all.filter(
    (file) =>
      /\.(tsx?|mjs|md|css|ya?ml)$/.test(file) &&
      !/^CHANGELOG|^docs\/spec|\/fixtures\/|field-words\.spec|places-data/.test(file),
  );
  const firstWith = (word: string): string[] => {
    const pattern = new RegExp(`(?<!\\w)${word}(?!\\w)`, 'i');
    const found: string[] = [];
    for (const file of searched) {
      if (found.length === FIRST) break;
      if (pattern.test(fs.readFileSync(path.join(TOP, file), 'utf8'))) found.push(file);
    }
    return found;
  };

  it.each(IN_LINES)('%s: %s', (_question, word, answer) => {
    expect(firstWith(word)).toContain(answer);
  });

  it.each(NOT_THERE)('the sentence that there is none: %s: %s', (_question, word) => {
    expect(firstWith(word)).toContain(ARCHITECTURE);
    const [, section = ''] = /## What it does not do\n([\s\S]*?)\n## /.exec(
      fs.readFileSync(path.join(TOP, ARCHITECTURE), 'utf8'),
    ) ?? [''];
    expect(section.toLowerCase()).toContain(word.toLowerCase());
  });
});
