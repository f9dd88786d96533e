import { Card, Chip, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { Table2 } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useAnalyticsText } from './analytics-text';
import type { ChartData } from './chart-data';
import { extremesOf } from './chart-summary.rules';
import { ChartTable } from './chart-table';

interface ChartCardProps {
  chartData: ChartData;
  /** Undefined while it loads. */
  Drawing: ComponentType<{ chartData: ChartData; label: string }> | undefined;
  /** The drawing did not load: only the table is shown. */
  tableAlone: boolean;
}

/** A chart with title, summary, and the same numbers as a table. */
export function ChartCard({ chartData, Drawing, tableAlone }: ChartCardProps) {
  const text = useAnalyticsText();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const summary = useSummary(chartData);
  const table = asTable || tableAlone;
  return (
    <Card className="admin-chart">
      <div className="admin-chart-head">
        <div>
          <h2 id={titleId}>{chartData.title}</h2>
          {chartData.note && <p className="admin-quiet admin-small">{chartData.note}</p>}
        </div>
        <Chip
          pressed={table}
          icon={<Table2 aria-hidden />}
          aria-label={text.asTableOf(chartData.title)}
          disabled={tableAlone}
          onClick={() => setAsTable(!asTable)}
        >
          {text.asTable}
        </Chip>
      </div>
      {table ? (
        <ChartTable chartData={chartData} />
      ) : (
        <figure aria-labelledby={titleId}>
          <Legend chartData={chartData} />
          {Drawing ? (
            <Drawing chartData={chartData} label={`${chartData.title}. ${summary} ${text.keys}`} />
          ) : (
            <SkeletonGroup label={chartData.title}>
              <Skeleton height="14.5rem" />
            </SkeletonGroup>
          )}
          <figcaption className="admin-quiet admin-small">{summary}</figcaption>
        </figure>
      )}
    </Card>
  );
}

function useSummary(chartData: ChartData): string {
  const text = useAnalyticsText();
  const extremes = extremesOf(chartData);
  if (!extremes) return text.summaryNone;
  return text.summary(chartData.formatValue(extremes.least), chartData.formatValue(extremes.most), extremes.where);
}

/** Names the colours; a single series needs no legend. */
function Legend({ chartData: { series } }: { chartData: ChartData }) {
  const text = useAnalyticsText();
  if (series.length < 2) return null;
  return (
    <ul className="admin-legend" aria-label={text.legend}>
      {series.map(({ name, colour }) => (
        <li key={name} className={`admin-colour-${colour}`}>
          {name}
        </li>
      ))}
    </ul>
  );
}
