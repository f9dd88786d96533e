import type { ChartData } from './chart-data';

/** The minimum and maximum of a chart, and where the maximum is; undefined when there are only zeros. */
export function extremesOf({ points }: Pick<ChartData, 'points'>) {
  const sums = points.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(0, ...sums);
  const peak = points[sums.indexOf(most)];
  return most === 0 || !peak ? undefined : { least: Math.min(...sums), most, where: peak.fullLabel };
}
