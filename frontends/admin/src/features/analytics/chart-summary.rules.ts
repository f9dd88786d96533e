import type { ChartData } from './chart-data';

/** The least and the most of a chart, and where the most is; undefined when it holds nothing but zeros. */
export function extremesOf({ points }: Pick<ChartData, 'points'>) {
  const sums = points.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(0, ...sums);
  const place = points[sums.indexOf(most)];
  return most === 0 || !place ? undefined : { least: Math.min(...sums), most, where: place.fullLabel };
}
