import type { ChartData } from './chart-data';

/** A chart's figures as rows and columns; a long one scrolls in its place. */
export function ChartTable({ chartData: { title, axis, series, points, say } }: { chartData: ChartData }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls a long table by key
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
                  {say(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
