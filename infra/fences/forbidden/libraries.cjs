const { deny, ENGINES, EVERYWHERE, KIT, library, TEST } = require('./patterns.cjs');

module.exports = [
  deny(
    'kafka-has-one-door',
    'Only the Kafka adapter speaks to Kafka.',
    { path: EVERYWHERE, pathNot: `^infra/engines/clients/|${ENGINES}events/kafka/` },
    { path: library('kafkajs') },
  ),
  deny(
    'redis-has-one-door',
    'Only the Redis adapter speaks to Redis.',
    { path: EVERYWHERE, pathNot: `^infra/engines/clients/|${ENGINES}key-value/redis-` },
    { path: library('ioredis') },
  ),
  deny(
    's3-has-one-door',
    'Only the S3 adapter speaks to MinIO.',
    { path: EVERYWHERE, pathNot: `^infra/engines/clients/|${ENGINES}objects/s3-` },
    { path: library('minio') },
  ),
  deny(
    'mail-has-one-door',
    'Only the SMTP adapter sends mail.',
    { path: EVERYWHERE, pathNot: `${ENGINES}mail/smtp-` },
    { path: library('nodemailer') },
  ),
  deny(
    'images-have-one-door',
    'Only the image door decodes pictures.',
    { path: EVERYWHERE, pathNot: `${KIT}images/|${TEST}` },
    { path: library('sharp') },
  ),
  deny(
    'traces-have-one-door',
    'Only the OpenTelemetry adapter speaks OpenTelemetry.',
    { path: EVERYWHERE, pathNot: `${KIT}telemetry/open-telemetry-` },
    { path: library('@opentelemetry') },
  ),
  deny(
    'metrics-have-one-door',
    'Only the Prometheus adapter speaks to Prometheus.',
    { path: EVERYWHERE, pathNot: `${KIT}telemetry/prometheus-` },
    { path: library('prom-client') },
  ),
  deny(
    'openid-has-one-door',
    'Only the client of the issuer speaks OpenID Connect.',
    { path: EVERYWHERE, pathNot: '^services/auth/src/google/google-issuer\\.client\\.ts$' },
    { path: library('openid-client') },
  ),
  deny(
    'engines-are-chosen-in-one-place',
    'Which adapter serves a port is decided in connect-engines alone: nothing above a port knows what is below it.',
    { path: EVERYWHERE, pathNot: `${ENGINES}connect/connect-engines|/testing/|${TEST}` },
    {
      path: `${ENGINES}(events/(kafka|embedded)-event-log|key-value/(redis|memory)-key-value-store|objects/(s3|file)-object-store|mail/(smtp|capturing)-mailer)\\.ts$`,
    },
  ),
  deny(
    'toasts-have-one-door',
    'Only ui-kit speaks sonner.',
    { path: '^(frontends|packages/(api-client|ride-ui))/' },
    { path: library('sonner') },
  ),
];
