const { deny, library, RULE, TEST } = require('./patterns.cjs');

module.exports = [
  deny(
    'doors-call-services',
    'Controllers and consumers never touch a repository or a model.',
    { path: '\\.(controller|consumer)\\.ts$' },
    { path: '\\.(repository|model)\\.ts$' },
  ),
  deny(
    'models-stay-home',
    'Only repositories, and the module that registers them, see models; a feature’s door passes them on to repositories.',
    { path: '^services/', pathNot: `\\.(repository|model|module)\\.ts$|/src/[^/]+/index\\.ts$|/src/testing/|${TEST}` },
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
    'features-meet-at-doors',
    'A feature of a service uses another by its index.ts; everything else in the folder is private.',
    { path: '^services/([^/]+)/src/([^/]+)/', pathNot: `${TEST}|/testing/|${RULE}` },
    { path: '^services/$1/src/[^/]+/', pathNot: '^services/$1/src/($2/|testing/|[^/]+/index\\.ts$)' },
  ),
  deny(
    'a-service-is-made-of-doors',
    'What lies beside the features uses them by their doors; only the module wires what is behind.',
    { path: '^services/([^/]+)/src/[^/]+\\.ts$', pathNot: `${TEST}|\\.module\\.ts$|${RULE}` },
    { path: '^services/$1/src/[^/]+/', pathNot: '^services/$1/src/(testing/|[^/]+/index\\.ts$)' },
  ),
];
