const { deny, DOORS, library, TEST } = require('./patterns.cjs');

module.exports = [
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
    { path: '^packages/engines/' },
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
    'database-knows-no-rides',
    'embedded-mongo is a database: nothing of the product is in it.',
    { path: '^packages/embedded-mongo/' },
    { path: '^(packages/(?!embedded-mongo/)|services|gateway|infra)' },
  ),

  deny(
    'workspaces-have-doors',
    'A workspace is used by what its package.json exports; nobody reaches its insides by path.',
    { path: '^(packages/[^/]+|services/[^/]+|frontends/[^/]+|gateway|infra|e2e)/' },
    { path: '^(packages|services|frontends|gateway)/|@pothik/[^/]+/(src|dist)/', pathNot: `^$1/|${DOORS}` },
  ),
  deny(
    'testing-stays-in-tests',
    'What sets up tests is used by tests alone.',
    { pathNot: `${TEST}|/testing/|^e2e/` },
    { path: '/testing(/|$)' },
  ),
  deny(
    'services-know-ports-only',
    'A service knows neither the embedded database nor a driver nor how it is run, not even in its tests.',
    { path: '^(services|gateway)/' },
    { path: `^packages/embedded-mongo/|^infra/|@pothik/(embedded-mongo|infra)|${library('mongodb')}` },
  ),
];
