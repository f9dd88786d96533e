const { deny, library, RULE, TEST } = require('./patterns.cjs');

module.exports = [
  deny(
    'doors-call-services',
    'Controllers and consumers import no repository and no model.',
    { path: '\\.(controller|consumer)\\.ts$' },
    { path: '\\.(repository|model)\\.ts$' },
  ),
  deny(
    'models-stay-home',
    'Only repositories, and the module that registers them, import models; a feature’s index.ts exports them to repositories.',
    { path: '^services/', pathNot: `\\.(repository|model|module)\\.ts$|/src/[^/]+/index\\.ts$|/src/testing/|${TEST}` },
    { path: '\\.model\\.ts$', dependencyTypesNot: ['type-only'] },
  ),
  deny(
    'mongoose-stays-home',
    'Only repositories, models and modules import mongoose.',
    { path: '^services/', pathNot: `\\.(repository|model|module)\\.ts$|${TEST}` },
    { path: library('mongoose', '@nestjs/mongoose'), dependencyTypesNot: ['type-only'] },
  ),
  deny(
    'nothing-imports-doors',
    'Only the module file imports controllers and consumers.',
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
    'Files beside the features import them by their index.ts; only the module imports what is behind it.',
    { path: '^services/([^/]+)/src/[^/]+\\.ts$', pathNot: `${TEST}|\\.module\\.ts$|${RULE}` },
    { path: '^services/$1/src/[^/]+/', pathNot: '^services/$1/src/(testing/|[^/]+/index\\.ts$)' },
  ),
];
