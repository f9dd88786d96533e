import type { CSSProperties } from 'react';
import type { ChartData } from './chart-data';
import { usePercent } from './trend-words';

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Bars with their names and numbers; it needs no chart code, and is read as a list. */
export function BarList({ chartData: { title, series, points, hasShares, formatValue } }: { chartData: ChartData }) {
  const { share } = usePercent();
  const sums = points.map(({ values }) => sumOf(values));
  const most = Math.max(...sums);
  const all = sumOf(sums);
  return (
    <ul className="admin-bars" aria-label={title}>
      {points.map(({ key, mark, fullLabel, values }) => (
        <li key={key}>
          <span className="admin-bar-name">{mark ?? fullLabel}</span>
          <span className="admin-bar-value">
            {formatValue(sumOf(values))}
            {hasShares && <span className="admin-bar-share">{sumOf(values) > 0 && share(sumOf(values) / all)}</span>}
            {values.length > 1 && (
              <span className="ui-visually-hidden">
                {values.map((value, index) => ` ${series[index]?.name}: ${formatValue(value)}.`)}
              </span>
            )}
          </span>
          <span className="admin-bar-track" aria-hidden="true">
            {values.map(
              (value, index) =>
                value > 0 && (
                  <span
                    key={series[index]?.name}
                    className={`admin-colour-${series[index]?.colour}`}
                    style={{ '--share': value / most } as CSSProperties}
                  />
                ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
