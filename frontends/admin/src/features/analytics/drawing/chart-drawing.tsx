import { useUiText } from '@pothik/ui-kit';
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartData, ChartPoint, ChartSeries } from '../chart-data';
import { translateArrowKeys } from './arrow-keys';
import { ChartTip } from './chart-tip';

/** Twelve pixels are allowed for axes and counters only. */
const AXIS_TEXT = { fill: 'var(--muted)', fontSize: 12 };
const ROW_HEIGHT_PX = 40;
const AXIS_HEIGHT_PX = 40;
const COLUMNS_HEIGHT_PX = 232;

const seriesValueOf = (series: number) => (point: ChartPoint) => point.values[series] ?? 0;

/** A chart's drawing: every axis starts at zero; the arrow keys move from value to value. */
export function ChartDrawing({ chartData, label }: { chartData: ChartData; label: string }) {
  const { locale } = useUiText();
  const { points, series, shape, formatShort } = chartData;
  const lies = shape === 'bars';
  const names = { dataKey: 'label', tickLine: false, tick: AXIS_TEXT, stroke: 'var(--border-strong)' } as const;
  const values = {
    type: 'number',
    domain: [0, 'auto'],
    allowDecimals: false,
    tickFormatter: formatShort,
    tickLine: false,
    axisLine: false,
    tick: AXIS_TEXT,
  } as const;
  const chart = (
    <BarChart
      responsive
      key={locale}
      data={points}
      layout={lies ? 'vertical' : 'horizontal'}
      accessibilityLayer
      aria-label={label}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      style={{ width: '100%', height: lies ? points.length * ROW_HEIGHT_PX + AXIS_HEIGHT_PX : COLUMNS_HEIGHT_PX }}
      maxBarSize={lies ? 20 : 40}
    >
      <CartesianGrid stroke="var(--chart-grid)" horizontal={!lies} vertical={lies} />
      {lies ? (
        <YAxis type="category" width="auto" interval={0} {...names} />
      ) : (
        <XAxis type="category" interval="preserveStartEnd" minTickGap={24} {...names} />
      )}
      {lies ? <XAxis {...values} minTickGap={24} /> : <YAxis {...values} width="auto" />}
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
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
  return lies ? <div onKeyDownCapture={translateArrowKeys}>{chart}</div> : chart;
}

const colourOf = ({ colour }: ChartSeries) => `var(--chart-${colour})`;
