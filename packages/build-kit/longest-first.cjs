const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that take longest, by how they are named: rounds of races, random runs, every call, every screen. */
const LONG = [
  /model\.e2e/,
  /races\.e2e/,
  /screens\/(axe|small-screens)/,
  /malformed\.e2e/,
  /load\.e2e/,
  /\.race\.int/,
  /idempotency\.int/,
  /two-gateways|replayed-feed/,
  /-integration/,
];

const rank = ({ path }) => {
  const place = LONG.findIndex((name) => name.test(path));
  return place === -1 ? LONG.length : place;
};

/** The longest files first, also where nobody has measured yet: whichever comes last keeps one core waiting. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
