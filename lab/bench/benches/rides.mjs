import { saturated, steady } from '../../../e2e/counted/measure-rides.mjs';
import { median } from '../../../infra/page-budgets/measurement.rules.mjs';
import { alternately, fieldOf } from '../rounds.mjs';
import { contendersOf, inContender, inEach, isBaseline } from '../running/contenders.mjs';
import { processorMs } from '../running/processor-time.mjs';
import { inRiding } from '../running/riders.mjs';

const PAIRS = 24;
/** So many times as many rides, so that it is measured for about as long. */
const BASELINE_TIMES = 4;
const TARGETS = { rides: 0.28, booking: 2 };

/** Rides of all pairs at once: how many a second, and the processor ms of one, the database's among them. */
async function measureRides({ pairs, processes }, each) {
  const before = processorMs(processes);
  const { perSecond } = await saturated(pairs, each);
  return { perSecond, processor: (processorMs(processes) - before) / (pairs.length * each) };
}

/** Whole rides a second, then how long booking takes at half of what the slowest contender made. */
export const bench = (report, { rounds, rides, seconds }) =>
  inEach(
    contendersOf(report.trees),
    (contender, work) => inContender(contender, {}, (running) => inRiding(running, PAIRS, work)),
    async (contenders) => {
      const each = (contender) => rides * (isBaseline(contender) ? BASELINE_TIMES : 1);
      for (const contender of contenders) await saturated(contender.pairs, each(contender));
      const measured = await alternately(contenders, rounds, (contender) => measureRides(contender, each(contender)));
      const rates = fieldOf(measured, 'perSecond');
      report.compare({ name: 'rides a second', unit: 'rides/s', target: TARGETS.rides, atLeast: true }, rates);
      report.compare({ name: 'processor time of a ride', unit: 'ms', digits: 1 }, fieldOf(measured, 'processor'));
      const perSecond = Math.min(...rates.map(({ values }) => median(values))) / 2;
      report.say(`booking is measured at ${perSecond.toFixed(1)} rides a second`);
      const bookings = await alternately(contenders, rounds, async ({ pairs }) =>
        median(await steady(pairs, { perSecond, seconds })),
      );
      report.compare({ name: 'booking, p50', unit: 'ms', digits: 1, target: TARGETS.booking }, bookings);
    },
  );
