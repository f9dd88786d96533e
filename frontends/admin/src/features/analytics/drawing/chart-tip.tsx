import type { ChartData, ChartPoint } from '../chart-data';

interface ChartTipProps {
  chartData: ChartData;
  /** Set by the chart library: whether a point is active, and which. */
  active?: boolean;
  payload?: readonly { payload?: ChartPoint }[];
}

/** Describes the point under the pointer or chosen by key; announced to screen readers. */
export function ChartTip({ chartData: { series, formatValue }, active, payload }: ChartTipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className="admin-tip" role="status">
      <strong>{point.fullLabel}</strong>
      {series.map(({ name }, index) => (
        <span key={name}>
          {series.length > 1 && `${name}: `}
          {formatValue(point.values[index] ?? 0)}
        </span>
      ))}
    </div>
  );
}
