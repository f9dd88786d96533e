import { alternately, fieldOf } from '../rounds.mjs';
import { contendersOf, inContender, inEach, isBaseline } from '../running/contenders.mjs';
import { inBrowser, inOpenPlatform } from '../web/in-browser.mjs';

const SCREENS = [
  { name: 'home', path: '/', shows: '.shell-cities' },
  { name: 'current ride', as: 'rider@pothik.test', path: '/rider/current-ride', shows: '.ui-ticket' },
];
const TARGETS = { paintMs: 2_500, blockingMs: 200, shift: 0.02 };

const enter = (contender, work) =>
  isBaseline(contender) ? inContender(contender, {}, work) : inOpenPlatform(contender, work);

async function compareScreen(report, ask, { name, ...screen }, { contenders, rounds }) {
  const load = (contender) => {
    const { url } = contender;
    // The baseline has one plain page, whatever is compared with it.
    return ask('load', { url, screen: isBaseline(contender) ? { ...SCREENS[0] } : screen });
  };
  for (const contender of contenders) await load(contender);
  const measured = await alternately(contenders, rounds, load);
  report.compare({ name: `${name}, largest contentful paint`, unit: 'ms' }, fieldOf(measured, 'paintMs'));
  const units = { paintMs: 'ms', blockingMs: 'ms', shift: 'shift' };
  const words = { paintMs: 'largest contentful paint', blockingMs: 'blocking time', shift: 'layout shift' };
  for (const { contender, values } of measured.filter(({ contender }) => !isBaseline(contender)))
    for (const [field, target] of Object.entries(TARGETS))
      report.add({
        name: `${name}, ${words[field]}, its target: ${contender.name}`,
        unit: units[field],
        values: values.map((value) => value[field]),
        target,
      });
}

/** Home and the current ride on a cheap phone with a slow line and no cache; a tree's paints against those of a plain page. */
export const bench = (report, { rounds }) =>
  inBrowser((ask) =>
    inEach(contendersOf(report.trees), enter, async (contenders) => {
      const platforms = contenders
        .filter((contender) => !isBaseline(contender))
        .map(({ url, mailUrl, root }) => ({ url, mailUrl, root }));
      const [home, ...ofRide] = SCREENS;
      await compareScreen(report, ask, home, { contenders, rounds });
      for (const platform of platforms) await ask('beginRide', platform);
      for (const screen of ofRide) await compareScreen(report, ask, screen, { contenders, rounds });
      for (const platform of platforms) await ask('endRide', platform);
    }),
  );
