import type { ChartData } from './chart-data';

/** A chart's values as rows and columns; a long table scrolls inside its card. */
export function ChartTable({ chartData: { title, axis, series, points, formatValue } }: { chartData: ChartData }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer a long table is scrolled by key
    <section className="admin-figures" aria-label={title} tabIndex={0}>
      <table>
        <caption className="ui-visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="ui-number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, fullLabel, values }) => (
            <tr key={key}>
              <th scope="row">{fullLabel}</th>
              {series.map(({ name }, index) => (
                <td key={name} className="ui-number">
                  {formatValue(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
