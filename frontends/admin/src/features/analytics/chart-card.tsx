import { Card, IconButton, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { Table2 } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useAnalyticsText } from './analytics-text';
import { BarList } from './bar-list';
import type { ChartData, ChartGroup } from './chart-data';
import { extremesOf } from './chart-summary.rules';
import { ChartTable } from './chart-table';
import { HeatMap } from './heat-map';
import { Segmented } from './segmented';

interface ChartCardProps {
  group: ChartGroup;
  /** Of columns; undefined while it loads. */
  Drawing: ComponentType<{ chartData: ChartData; label: string }> | undefined;
  /** The drawing of columns did not load: their tables are shown. */
  failed: boolean;
}

/** A chart with title and note, and the same numbers as a table; other charts of its axis by one press. */
export function ChartCard({ group: { key, charts }, Drawing, failed }: ChartCardProps) {
  const text = useAnalyticsText();
  const [chosen, setChosen] = useState<string>();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const chartData = charts.find((each) => each.key === chosen) ?? charts[0];
  if (!chartData) return null;
  const { title, note, shape, series } = chartData;
  const isDrawn = shape === 'columns';
  const tableAlone = isDrawn && failed;
  return (
    <Card className={`admin-chart admin-chart-${key}`}>
      <div className="admin-chart-head">
        <div className="admin-chart-title">
          <h2 id={titleId}>{title}</h2>
          {note && <p className="admin-quiet admin-small">{note}</p>}
        </div>
        {charts.length > 1 && (
          <Segmented
            label={text.shownFigures}
            segments={charts.map((each) => ({ value: each.key, label: each.name }))}
            chosen={chartData.key}
            onChoose={setChosen}
          />
        )}
        <IconButton
          label={text.asTableOf(title)}
          aria-pressed={asTable || tableAlone}
          disabled={tableAlone}
          onClick={() => setAsTable(!asTable)}
        >
          <Table2 aria-hidden />
        </IconButton>
      </div>
      {asTable || tableAlone ? (
        <ChartTable chartData={chartData} />
      ) : (
        <figure aria-labelledby={titleId}>
          {series.length > 1 && shape !== 'cells' && <Legend chartData={chartData} />}
          {shape === 'bars' && <BarList chartData={chartData} />}
          {shape === 'cells' && <HeatMap chartData={chartData} />}
          {isDrawn && <Drawn chartData={chartData} Drawing={Drawing} />}
        </figure>
      )}
    </Card>
  );
}

/** Columns, with a summary in one sentence. */
function Drawn({ chartData, Drawing }: { chartData: ChartData; Drawing: ChartCardProps['Drawing'] }) {
  const text = useAnalyticsText();
  const extremes = extremesOf(chartData);
  const summary = extremes
    ? text.summary(chartData.formatValue(extremes.least), chartData.formatValue(extremes.most), extremes.where)
    : text.summaryNone;
  return (
    <>
      {Drawing ? (
        <Drawing chartData={chartData} label={`${chartData.title}. ${summary} ${text.keys}`} />
      ) : (
        <SkeletonGroup label={chartData.title}>
          <Skeleton height="10rem" />
        </SkeletonGroup>
      )}
      <figcaption className="admin-quiet admin-small">{summary}</figcaption>
    </>
  );
}

/** Names the colours; a single series needs no legend. */
function Legend({ chartData: { series } }: { chartData: ChartData }) {
  const text = useAnalyticsText();
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
