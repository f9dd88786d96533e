import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useAnalyticsText } from './analytics-text';
import type { ChartData } from './chart-data';
import { busiestCell, type Cell, cellAfter, HEAT_LEVELS, heatLevel } from './heat.rules';

/** Hours are named at every third column. */
const NAMED_EVERY = 3;

/** Hours by weekday as a table of colours; the pointed or chosen cell, else the busiest, is said in words below it. */
export function HeatMap({ chartData }: { chartData: ChartData }) {
  const text = useAnalyticsText();
  const [chosen, setChosen] = useState<Cell>();
  const { title, points, formatValue } = chartData;
  const { rows, most, wordsOf } = useCells(chartData);
  const busiest = busiestCell(rows.map(({ values }) => values));
  const move = (event: KeyboardEvent) => {
    const next = cellAfter(event.key, chosen, { rows: rows.length, columns: points.length });
    if (!next) return;
    event.preventDefault();
    setChosen(next);
  };
  const point = ({ target }: PointerEvent) => setChosen(cellOf(target) ?? chosen);
  return (
    <>
      <section
        aria-label={text.cellKeys}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer its hours are chosen by key
        tabIndex={0}
        onKeyDown={move}
        onPointerOver={point}
        onPointerLeave={() => setChosen(undefined)}
        onBlur={() => setChosen(undefined)}
      >
        <table className="admin-heat">
          <caption className="ui-visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="ui-visually-hidden">{text.weekday}</span>
              </th>
              {points.map(({ key, label }, column) => (
                <th key={key} scope="col">
                  <span className={column % NAMED_EVERY === 0 ? undefined : 'ui-visually-hidden'}>{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values }, row) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, column) => (
                  <td
                    key={points[column]?.key}
                    data-cell={`${row} ${column}`}
                    data-chosen={(chosen?.row === row && chosen.column === column) || undefined}
                    className={`admin-heat-${heatLevel(value, most)}`}
                  >
                    <span className="ui-visually-hidden">{formatValue(value)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="admin-heat-foot">
        <Scale most={formatValue(most)} />
        <figcaption className="admin-quiet admin-small">
          <span role="status">
            {(chosen && wordsOf(chosen)) ?? (busiest ? text.busiest(wordsOf(busiest)) : text.summaryNone)}
          </span>
        </figcaption>
      </div>
    </>
  );
}

/** The rows that are drawn, the most of their values, and a cell in words. */
function useCells({ series, points, formatValue }: ChartData) {
  const text = useAnalyticsText();
  const drawn = series.map((each, index) => ({ ...each, index })).filter(({ isSum }) => !isSum);
  const rows = drawn.map(({ name, index }) => ({ name, values: points.map(({ values }) => values[index] ?? 0) }));
  const wordsOf = ({ row, column }: Cell) =>
    text.cell(
      rows[row]?.name ?? '',
      points[column]?.fullLabel ?? '',
      text.rideCount(formatValue(rows[row]?.values[column] ?? 0), rows[row]?.values[column] === 1),
    );
  return { rows, most: Math.max(0, ...rows.flatMap(({ values }) => values)), wordsOf };
}

function cellOf(target: EventTarget): Cell | undefined {
  const found = target instanceof Element && target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!found) return undefined;
  const [row = 0, column = 0] = found.split(' ').map(Number);
  return { row, column };
}

/** What the colours mean, from none to the most. */
function Scale({ most }: { most: string }) {
  const text = useAnalyticsText();
  return (
    <p className="admin-heat-scale admin-quiet admin-small">
      {text.fewer}
      {Array.from({ length: HEAT_LEVELS + 1 }, (_, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the level is its meaning
        <span key={level} aria-hidden="true" className={`admin-heat-${level}`} />
      ))}
      {text.upTo(most)}
    </p>
  );
}
