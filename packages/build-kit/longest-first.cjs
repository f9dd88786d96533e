const { default: Sequencer } = require('@jest/test-sequencer');

/** Name patterns of the slowest files: rounds of races, random runs, every call, every screen. */
const LONG = [
  /model\.e2e/,
  /races\.e2e/,
  /screens\/(axe|small-screens)/,
  /malformed\.e2e/,
  /load\.e2e/,
  /\.race\.int/,
  /idempotency\.int/,
  /-integration/,
];

const rank = ({ path }) => {
  const position = LONG.findIndex((name) => name.test(path));
  return position === -1 ? LONG.length : position;
};

/** Runs the slowest files first, also without measured times: a slow file at the end would leave the other core idle. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};
