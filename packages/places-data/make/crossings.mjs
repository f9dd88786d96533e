import { groupBy } from './grouping.mjs';
import { CLASSES } from './ways.mjs';

const SMALLEST = CLASSES.indexOf('tertiary');

/** Where two larger roads of different names meet: what a rider calls the corner of. One for each pair of roads. */
export function crossingsOf(roads) {
  const larger = roads.flatMap(({ ways }, road) =>
    ways.filter((way) => way.class >= 0 && way.class <= SMALLEST).map((way) => ({ way, road })),
  );
  const passings = larger
    .sort((a, b) => a.way.index - b.way.index)
    .flatMap(({ way, road }) => way.points.map((at) => ({ at, road })));
  const crossings = new Map();
  for (const meeting of groupBy(passings, ({ at }) => at.join()).values()) {
    const met = [...new Set(meeting.map(({ road }) => road))].sort((a, b) => a - b);
    for (const [index, first] of met.entries())
      for (const second of met.slice(index + 1)) {
        const pair = `${first},${second}`;
        if (roads[first].key !== roads[second].key && !crossings.has(pair))
          crossings.set(pair, { roads: [first, second], at: meeting[0].at });
      }
  }
  return [...crossings.values()];
}
