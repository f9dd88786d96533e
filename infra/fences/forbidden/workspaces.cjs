const { deny, DOORS, library, TEST } = require('./patterns.cjs');

module.exports = [
  deny('no-cycles', 'Two files that import each other should be one file.', {}, { circular: true }),
  deny(
    'contracts-are-a-leaf',
    'contracts imports zod and itself.',
    { path: '^packages/contracts/src/', pathNot: TEST },
    { pathNot: `^packages/contracts/|${library('zod')}` },
  ),
  deny(
    'routes-have-no-schemas',
    'Browsers import routes too, so routes import limits, messages and other routes, and no schema.',
    { path: '^packages/contracts/src/.*routes(\\.ts$|/)', pathNot: TEST },
    { pathNot: '/routes/|(routes|limits|messages)\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  deny(
    'services-are-strangers',
    'A service uses another only through contracts: by a call or an event.',
    { path: '^services/([^/]+)/' },
    { path: '^services/', pathNot: '^services/$1/' },
  ),
  deny(
    'backend-has-no-ui',
    'No service and no gateway imports code of the browser.',
    { path: '^(services|gateway|packages/(service-kit|engines))/' },
    { path: '^(frontends|packages/(ui-kit|api-client|ride-ui))/' },
  ),
  deny(
    'engines-know-no-service',
    'Ports and adapters import contracts: nothing of a service, of HTTP or of Nest.',
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
    'The shell loads a remote only at run time, through its container.',
    { path: '^frontends/([^/]+)/' },
    { path: '^frontends/', pathNot: '^frontends/$1/' },
  ),
  deny(
    'browser-has-no-backend',
    'No Nest, no service and no engine in a browser bundle.',
    { path: '^(frontends|packages/(ui-kit|api-client|ride-ui))/' },
    {
      path: `^(services|gateway|packages/(service-kit|engines|embedded-mongo|places-data))/|${library('@nestjs', 'kafkajs', 'mongoose', 'ioredis', 'minio')}`,
    },
  ),
  deny(
    'ui-kit-is-dumb',
    'ui-kit only renders: it imports nothing of rides, drivers or the network.',
    { path: '^packages/ui-kit/' },
    { path: '^packages/(contracts|api-client|ride-ui)/' },
  ),
  deny(
    'ride-ui-is-for-remotes-alone',
    'Remotes bundle ride-ui; the shell and the packages it provides do not import it.',
    { path: '^(frontends/shell|gateway|services|infra|packages)/', pathNot: '^packages/ride-ui/' },
    { path: '^packages/ride-ui/' },
  ),
  deny(
    'ride-ui-knows-no-remote',
    'ride-ui imports contracts, api-client and ui-kit; what belongs to one remote comes in through props.',
    { path: '^packages/ride-ui/' },
    { path: '^frontends/' },
  ),
  deny(
    'database-knows-no-rides',
    'embedded-mongo is a database: it imports nothing of the product.',
    { path: '^packages/embedded-mongo/' },
    { path: '^(packages/(?!embedded-mongo/)|services|gateway|infra)' },
  ),

  deny(
    'workspaces-have-doors',
    'A workspace is imported by what its package.json exports, never by a path into it.',
    { path: '^(packages/[^/]+|services/[^/]+|frontends/[^/]+|gateway|infra|e2e|lab)/' },
    { path: '^(packages|services|frontends|gateway)/|@pothik/[^/]+/(src|dist)/', pathNot: `^$1/|${DOORS}` },
  ),
  deny(
    'testing-stays-in-tests',
    'Only tests import fixtures.',
    { pathNot: `${TEST}|/testing/|^(e2e|lab)/` },
    { path: '/testing(/|$)' },
  ),
  deny(
    'product-knows-no-lab',
    'The lab measures and breaks the product; nothing of the product imports it.',
    { path: '^(gateway|services|frontends|packages|infra|e2e)/' },
    { path: '^lab/' },
  ),
  deny(
    'services-know-ports-only',
    'A service imports neither the embedded database nor a database driver nor infra, not even in its tests.',
    { path: '^(services|gateway)/' },
    { path: `^packages/embedded-mongo/|^infra/|@pothik/(embedded-mongo|infra)|${library('mongodb')}` },
  ),
];
