import { saturated } from '../../../e2e/counted/measure-rides.mjs';
import { EVERYTHING, GUARANTEES, without } from '../ablation/guarantees.mjs';
import { alternately } from '../rounds.mjs';
import { BASELINE, inContender, inEach, isBaseline } from '../running/contenders.mjs';
import { inRiding } from '../running/riders.mjs';

const PAIRS = 24;
const BASELINE_TIMES = 4;

/** Starts a platform with everything but one, and pairs that ride on it. */
const inAblated = (tree) => (variant, work) =>
  inContender(isBaseline(tree) ? tree : { ...tree, name: variant.name }, variant, (running) =>
    inRiding(running, PAIRS, async (riding) => {
      await prepare(riding, variant.ofPairs);
      return work({ ...riding, name: variant.name, root: undefined });
    }),
  );

async function prepare({ pairs, program }, { sendKeys, closeStreams, withoutEvents } = {}) {
  for (const { rider, driver } of pairs) rider.sendsKeys = driver.sendsKeys = sendKeys === true;
  if (closeStreams) await Promise.all(pairs.map(({ stream }) => stream.close()));
  if (withoutEvents) program.child.send('without events');
}

/**
 * Rides a second of the last tree with everything on, and with one guarantee after the other switched off: the ratio says what
 * it costs. Two platforms run beside each other, everything and everything but one; at last the baseline, which has none.
 */
export async function bench(report, { rounds, rides }) {
  const tree = report.trees.at(-1);
  await inEach([EVERYTHING], inAblated(tree), async ([everything]) => {
    const compare = (each) => async (other) => {
      const ridesOf = ({ name }) => (name === BASELINE.name ? each * BASELINE_TIMES : each);
      const measure = async (contender) => (await saturated(contender.pairs, ridesOf(contender))).perSecond;
      for (const contender of [everything, other]) await measure(contender);
      const measured = await alternately([everything, other], rounds, measure);
      report.compare({ name: 'rides a second', unit: 'rides/s' }, measured);
    };
    for (const guarantee of GUARANTEES) await inAblated(tree)(without(guarantee), compare(rides));
    await inAblated(BASELINE)(BASELINE, compare(rides));
  });
}
