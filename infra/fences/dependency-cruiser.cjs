// Every arrow that is not allowed. One rule, one sentence of docs/architecture.md.
const deny = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Installed or not: an import that cannot be resolved is no less an import. */
const library = (...names) => `(^|/node_modules/|^node_modules/)(${names.join('|')})(/|$)`;
const TEST = '\\.spec\\.tsx?$';
const EVERYWHERE = '^(gateway|services|frontends|packages|infra)/';
const KIT = '^packages/service-kit/src/';
const ENGINES = '^packages/engines/src/';

module.exports = {
  forbidden: [
    deny('no-cycles', 'Two files that need each other are one file.', {}, { circular: true }),

    deny(
      'contracts-are-a-leaf',
      'contracts knows zod and itself.',
      { path: '^packages/contracts/src/', pathNot: TEST },
      { pathNot: `^packages/contracts/|${library('zod')}` },
    ),
    deny(
      'routes-have-no-schemas',
      'Routes are read by browsers too: they see limits, messages and other routes, and no schema.',
      { path: '^packages/contracts/src/.*routes(\\.ts$|/)', pathNot: TEST },
      { pathNot: '/routes/|(routes|limits|messages)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    deny(
      'services-are-strangers',
      'A service meets another only through contracts: a call or an event.',
      { path: '^services/([^/]+)/' },
      { path: '^services/', pathNot: '^services/$1/' },
    ),
    deny(
      'backend-has-no-ui',
      'No service and no gateway reaches into the browser’s side.',
      { path: '^(services|gateway|packages/(service-kit|engines))/' },
      { path: '^(frontends|packages/(ui-kit|api-client|ride-ui))/' },
    ),
    deny(
      'engines-know-no-service',
      'A port and its adapters know contracts: nothing of a service, of HTTP or of Nest.',
      { path: ENGINES },
      { path: `^(services|gateway|infra|packages/service-kit)/|${library('@nestjs', 'fastify')}` },
    ),
    deny(
      'gateway-is-thin',
      'The gateway owns no data and imports no service.',
      { path: '^gateway/' },
      { path: `^services/|${library('mongoose', 'mongodb')}` },
    ),
    deny(
      'frontends-are-strangers',
      'The shell meets a remote only at run time, through its container.',
      { path: '^frontends/([^/]+)/' },
      { path: '^frontends/', pathNot: '^frontends/$1/' },
    ),
    deny(
      'browser-has-no-backend',
      'No Nest, no service and no engine in a browser bundle.',
      { path: '^(frontends|packages/(ui-kit|api-client|ride-ui))/' },
      {
        path: `^(services|gateway|packages/(service-kit|engines|embedded-mongo))/|${library('@nestjs', 'kafkajs', 'mongoose', 'ioredis', 'minio')}`,
      },
    ),
    deny(
      'ui-kit-is-dumb',
      'ui-kit draws; it knows no ride, no driver and no network.',
      { path: '^packages/ui-kit/' },
      { path: '^packages/(contracts|api-client|ride-ui)/' },
    ),
    deny(
      'ride-ui-is-for-remotes-alone',
      'Remotes bundle ride-ui; the shell and what it provides know none of it.',
      { path: '^(frontends/shell|gateway|services|infra|packages)/', pathNot: '^packages/ride-ui/' },
      { path: '^packages/ride-ui/' },
    ),
    deny(
      'ride-ui-knows-no-remote',
      'ride-ui sees contracts, api-client and ui-kit; what one remote has comes in through props.',
      { path: '^packages/ride-ui/' },
      { path: '^frontends/' },
    ),
    deny(
      'kafka-has-one-door',
      'Only the Kafka adapter speaks to Kafka.',
      { path: EVERYWHERE, pathNot: `${ENGINES}events/kafka/` },
      { path: library('kafkajs') },
    ),
    deny(
      'redis-has-one-door',
      'Only the Redis adapter speaks to Redis.',
      { path: EVERYWHERE, pathNot: `${ENGINES}key-value/redis-` },
      { path: library('ioredis') },
    ),
    deny(
      's3-has-one-door',
      'Only the S3 adapter speaks to MinIO.',
      { path: EVERYWHERE, pathNot: `${ENGINES}objects/s3-` },
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
      { path: EVERYWHERE, pathNot: `${ENGINES}(connect/connect-engines|testing/)|/testing/|${TEST}` },
      {
        path: `${ENGINES}(events/(kafka|embedded)-event-log|key-value/(redis|memory)-key-value-store|objects/(s3|file)-object-store|mail/(smtp|capturing)-mailer)\\.ts$`,
      },
    ),
    deny(
      'database-knows-no-rides',
      'embedded-mongo is a database: nothing of the product is in it.',
      { path: '^packages/embedded-mongo/' },
      { path: '^(packages/(?!embedded-mongo/)|services|gateway|infra)' },
    ),
    deny(
      'toasts-have-one-door',
      'Only ui-kit speaks sonner.',
      { path: '^(frontends|packages/(api-client|ride-ui))/' },
      { path: library('sonner') },
    ),

    deny(
      'rules-are-pure',
      'A rule sees contracts, other rules and plain types. No clock, no I/O, no Nest.',
      { path: '^(services|gateway)/.*\\.rules\\.ts$|^services/[^/]+/src/.*/rules/' },
      { pathNot: `^packages/contracts/|\\.rules\\.ts$|/rules/|\\.types\\.ts$|${library('zod')}` },
    ),
    deny(
      'doors-call-services',
      'Controllers and consumers never touch a repository or a model.',
      { path: '\\.(controller|consumer)\\.ts$' },
      { path: '\\.(repository|model)\\.ts$' },
    ),
    deny(
      'models-stay-home',
      'Only repositories, and the module that registers them, see models.',
      { path: '^services/', pathNot: `\\.(repository|model|module)\\.ts$|/src/testing/|${TEST}` },
      { path: '\\.model\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    deny(
      'mongoose-stays-home',
      'Only repositories, models and modules see mongoose.',
      { path: '^services/', pathNot: `\\.(repository|model|module)\\.ts$|${TEST}` },
      { path: library('mongoose', '@nestjs/mongoose'), dependencyTypesNot: ['type-only'] },
    ),
    deny(
      'nothing-imports-doors',
      'Only the module file wires controllers and consumers.',
      { path: '^services/', pathNot: `\\.module\\.ts$|${TEST}` },
      { path: '\\.(controller|consumer)\\.ts$' },
    ),

    deny(
      'features-are-strangers',
      'Features meet in routes, not in each other.',
      { path: '^frontends/([^/]+)/src/features/([^/]+)/' },
      { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.backend.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(gateway|infra|(services|packages|frontends)/[^/]+)/dist/|^\\.(cache|data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
