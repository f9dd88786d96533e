import { useUiText } from '@pothik/ui-kit';
import { Bar, BarChart, type BarShapeProps, CartesianGrid, Rectangle, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartData, ChartPoint, ChartSeries } from '../chart-data';
import { extremesOf } from '../chart-summary.rules';
import { ChartTip } from './chart-tip';
import { tickCountFor } from './ticks.rules';

/** Twelve pixels are allowed for axes and counters only. */
const AXIS_TEXT = { fill: 'var(--muted)', fontSize: 12 };

const seriesValueOf = (series: number) => (point: ChartPoint) => point.values[series] ?? 0;

/** Columns: their axis starts at zero and has steps that people would choose; the arrow keys move from value to value. */
export function ChartDrawing({ chartData, label }: { chartData: ChartData; label: string }) {
  const { locale } = useUiText();
  const { points, series, marksToday, formatShort } = chartData;
  return (
    <BarChart
      responsive
      key={locale}
      data={points}
      accessibilityLayer
      aria-label={label}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      className="admin-drawing"
      maxBarSize={40}
    >
      <CartesianGrid stroke="var(--chart-grid)" vertical={false} />
      <XAxis
        type="category"
        dataKey="label"
        interval="preserveStartEnd"
        minTickGap={24}
        tickLine={false}
        tick={AXIS_TEXT}
        stroke="var(--border-strong)"
      />
      <YAxis
        type="number"
        width="auto"
        domain={[0, 'auto']}
        niceTicks="snap125"
        tickCount={tickCountFor(extremesOf(chartData)?.most ?? 0)}
        allowDecimals={false}
        tickFormatter={formatShort}
        tickLine={false}
        axisLine={false}
        tick={AXIS_TEXT}
      />
      <Tooltip
        cursor={{ fill: 'var(--hover)' }}
        isAnimationActive={false}
        content={<ChartTip chartData={chartData} />}
      />
      {series.map((each, index) => (
        <Bar
          key={each.name}
          dataKey={seriesValueOf(index)}
          name={each.name}
          stackId="one"
          fill={colourOf(each)}
          shape={marksToday && index === 0 ? Column : undefined}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
}

const colourOf = ({ colour }: Pick<ChartSeries, 'colour'>) => `var(--chart-${colour})`;

/** Today, which is not over, in its own colour. */
function Column(bar: BarShapeProps) {
  const { isToday } = bar.payload as ChartPoint;
  return <Rectangle {...bar} fill={isToday ? colourOf({ colour: 1 }) : bar.fill} />;
}
