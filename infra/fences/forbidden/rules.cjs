const { deny, library, RULE, TEST } = require('./patterns.cjs');

const PLAIN = `^packages/contracts/|${RULE}|\\.(types|table)\\.ts$|${library('zod')}`;

module.exports = [
  deny(
    'rules-are-pure',
    'A rule sees contracts, other rules and plain types. No clock, no I/O, no Nest, no React.',
    { path: RULE, pathNot: TEST },
    { pathNot: PLAIN, dependencyTypesNot: ['type-only'] },
  ),
  deny(
    'rules-know-no-framework',
    'A rule names no framework and no model, not even as a type.',
    { path: RULE, pathNot: TEST },
    { path: '\\.model\\.ts$|(^|/)node_modules/', pathNot: library('zod') },
  ),
  deny(
    'rules-meet-rules',
    'A rule of a service sees of another feature rules and types alone: a door leads to more than that.',
    { path: `^services/([^/]+)/src/([^/]+)/.*(${RULE})`, pathNot: TEST },
    { path: '^services/$1/src/[^/]+/', pathNot: `^services/$1/src/$2/|${RULE}|\\.types\\.ts$` },
  ),
];
