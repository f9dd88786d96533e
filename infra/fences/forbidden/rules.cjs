const { deny, library, RULE, TEST } = require('./patterns.cjs');

/** Libraries without I/O, clock or chance: schemas, and the reading of IP addresses. */
const PURE = library('zod', 'ipaddr\\.js');
const PLAIN = `^packages/contracts/|${RULE}|\\.(types|table)\\.ts$|${PURE}`;

module.exports = [
  deny(
    'rules-are-pure',
    'A rule imports contracts, other rules and plain types: no clock, no I/O, no Nest, no React.',
    { path: RULE, pathNot: TEST },
    { pathNot: PLAIN, dependencyTypesNot: ['type-only'] },
  ),
  deny(
    'rules-know-no-framework',
    'A rule imports no framework and no model, not even as a type.',
    { path: RULE, pathNot: TEST },
    { path: '\\.model\\.ts$|(^|/)node_modules/', pathNot: PURE },
  ),
  deny(
    'rules-meet-rules',
    'A rule of a service imports only rules and types of another feature, not its index.ts, which exports more.',
    { path: `^services/([^/]+)/src/([^/]+)/.*(${RULE})`, pathNot: TEST },
    { path: '^services/$1/src/[^/]+/', pathNot: `^services/$1/src/$2/|${RULE}|\\.types\\.ts$` },
  ),
];
