import { Card, Chip, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { Table2 } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import { useAnalyticsText } from './analytics-text';
import type { ChartFacts } from './chart-facts';
import { extremesOf } from './chart-summary.rules';
import { ChartTable } from './chart-table';

interface ChartCardProps {
  facts: ChartFacts;
  /** Undefined while it comes. */
  Drawing: ComponentType<{ facts: ChartFacts; label: string }> | undefined;
  /** The drawing does not come: only the table is left. */
  tableAlone: boolean;
}

/** A chart with its title, what it says in words, and the same figures as a table. */
export function ChartCard({ facts, Drawing, tableAlone }: ChartCardProps) {
  const text = useAnalyticsText();
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  const summary = useSummary(facts);
  const table = asTable || tableAlone;
  return (
    <Card className="admin-chart">
      <div className="admin-chart-head">
        <div>
          <h2 id={titleId}>{facts.title}</h2>
          {facts.note && <p className="admin-quiet admin-small">{facts.note}</p>}
        </div>
        <Chip
          pressed={table}
          icon={<Table2 aria-hidden />}
          aria-label={text.asTableOf(facts.title)}
          disabled={tableAlone}
          onClick={() => setAsTable(!asTable)}
        >
          {text.asTable}
        </Chip>
      </div>
      {table ? (
        <ChartTable facts={facts} />
      ) : (
        <figure aria-labelledby={titleId}>
          <Legend facts={facts} />
          {Drawing ? (
            <Drawing facts={facts} label={`${facts.title}. ${summary} ${text.keys}`} />
          ) : (
            <SkeletonGroup label={facts.title}>
              <Skeleton height="14.5rem" />
            </SkeletonGroup>
          )}
          <figcaption className="admin-quiet admin-small">{summary}</figcaption>
        </figure>
      )}
    </Card>
  );
}

function useSummary(facts: ChartFacts): string {
  const text = useAnalyticsText();
  const extremes = extremesOf(facts);
  if (!extremes) return text.summaryNone;
  return text.summary(facts.say(extremes.least), facts.say(extremes.most), extremes.where);
}

/** Which colour is which; a single series needs none. */
function Legend({ facts: { series } }: { facts: ChartFacts }) {
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
