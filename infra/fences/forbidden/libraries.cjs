const { deny, ENGINES, EVERYWHERE, KIT, library, TEST } = require('./patterns.cjs');

module.exports = [
  deny(
    'kafka-has-one-door',
    'Only the Kafka adapter imports kafkajs.',
    { path: EVERYWHERE, pathNot: `^lab/engines/clients/|${ENGINES}events/kafka/` },
    { path: library('kafkajs') },
  ),
  deny(
    'redis-has-one-door',
    'Only the Redis adapter imports ioredis.',
    { path: EVERYWHERE, pathNot: `^lab/engines/clients/|${ENGINES}(key-value/redis-|places/redis-nearby\\.engines)` },
    { path: library('ioredis') },
  ),
  deny(
    's3-has-one-door',
    'Only the S3 adapter imports minio.',
    { path: EVERYWHERE, pathNot: `^lab/engines/clients/|${ENGINES}objects/s3-` },
    { path: library('minio') },
  ),
  deny(
    'mail-has-one-door',
    'Only the SMTP adapter imports nodemailer.',
    { path: EVERYWHERE, pathNot: `${ENGINES}mail/smtp-` },
    { path: library('nodemailer') },
  ),
  deny(
    'place-index-has-one-door',
    'Only the bundled place search imports minisearch.',
    { path: EVERYWHERE, pathNot: `${ENGINES}places/bundled/` },
    { path: library('minisearch') },
  ),
  deny(
    'images-have-one-door',
    'Only service-kit/images decodes pictures; the icons are drawn on a developer’s machine.',
    { path: EVERYWHERE, pathNot: `${KIT}images/|^packages/build-kit/draw-icons\\.mjs$|${TEST}` },
    { path: library('sharp') },
  ),
  deny(
    'csv-has-one-door',
    'Only service-kit/csv reads and writes CSV.',
    { path: EVERYWHERE, pathNot: `${KIT}csv/` },
    { path: library('papaparse') },
  ),
  deny(
    'traces-have-one-door',
    'Only the OpenTelemetry adapter imports OpenTelemetry.',
    { path: EVERYWHERE, pathNot: `${KIT}telemetry/open-telemetry-` },
    { path: library('@opentelemetry') },
  ),
  deny(
    'metrics-have-one-door',
    'Only the Prometheus adapter imports prom-client.',
    { path: EVERYWHERE, pathNot: `${KIT}telemetry/prometheus-` },
    { path: library('prom-client') },
  ),
  deny(
    'openid-has-one-door',
    'Only the client of the issuer imports openid-client.',
    { path: EVERYWHERE, pathNot: '^services/auth/src/google/google-issuer\\.client\\.ts$' },
    { path: library('openid-client') },
  ),
  deny(
    'one-time-passwords-have-one-door',
    'Only one file of auth imports otpauth; tests make codes by it, as an authenticator does.',
    {
      path: EVERYWHERE,
      pathNot: `^services/auth/src/(second-factor/authenticator-codes\\.ts$|testing/)|^(e2e|lab)/|${TEST}`,
    },
    { path: library('otpauth') },
  ),
  deny(
    'common-passwords-have-one-door',
    'Only one file of auth imports the list of common passwords: no browser loads it.',
    { path: EVERYWHERE, pathNot: '^services/auth/src/common-passwords/common-password-list\\.ts$' },
    { path: library('@zxcvbn-ts') },
  ),
  deny(
    'engines-are-chosen-in-one-place',
    'Only connect-engines decides which adapter serves a port: nothing above a port knows what is below it. A thread runs one.',
    {
      path: EVERYWHERE,
      pathNot: `${ENGINES}(connect/(connect|message|places)-engines|places/(place-search|directions)-worker)|/testing/|${TEST}`,
    },
    {
      path: `${ENGINES}(events/(kafka|embedded)-event-log|key-value/(redis|memory)-key-value-store|objects/(s3|file)-object-store|mail/(smtp|capturing)-mailer|push/(web|capturing)-push-sender|sms/(http|capturing|absent)-sms-sender|places/((bundled|threaded|osrm|falling-back|straight-line)-directions|(bundled|threaded|nominatim|falling-back)-place-search|(redis|memory)-nearby))\\.ts$`,
    },
  ),
  deny(
    'toasts-have-one-door',
    'Only ui-kit imports sonner.',
    { path: '^(frontends|packages/(api-client|ride-ui))/' },
    { path: library('sonner') },
  ),
];
