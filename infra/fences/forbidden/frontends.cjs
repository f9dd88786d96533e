const { deny } = require('./patterns.cjs');

module.exports = [
  deny(
    'features-are-strangers',
    'Features meet in routes; they do not import each other.',
    { path: '^frontends/([^/]+)/src/features/([^/]+)/' },
    { path: '^frontends/$1/src/features/', pathNot: '^frontends/$1/src/features/$2/' },
  ),
];
