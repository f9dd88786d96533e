import type { ChartData, ChartPoint } from '../chart-data';

interface ChartTipProps {
  chartData: ChartData;
  /** From the chart: whether something is pointed at, and what. */
  active?: boolean;
  payload?: readonly { payload?: ChartPoint }[];
}

/** What the pointer or the keys are at, in words; read out. */
export function ChartTip({ chartData: { series, say }, active, payload }: ChartTipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <div className="admin-tip" role="status">
      <strong>{point.fullLabel}</strong>
      {series.map(({ name }, index) => (
        <span key={name}>
          {series.length > 1 && `${name}: `}
          {say(point.values[index] ?? 0)}
        </span>
      ))}
    </div>
  );
}
