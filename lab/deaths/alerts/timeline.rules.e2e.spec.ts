import { inputSeries, type MetricsSample, ruleTest, valuesOf } from './timeline.rules.js';

const sample = (at: number, metrics: Record<string, number>): MetricsSample => ({
  at,
  metrics: new Map(Object.entries(metrics)),
});
const LAG = 'lag{service="ride"}';

describe('the promtool input made from samples', () => {
  it('is constant while calm, and extrapolates the growth between the two disturbed samples', () => {
    const disturbed = [sample(1_000, { [LAG]: 3 }), sample(3_000, { [LAG]: 7 })] as const;
    const [series] = inputSeries({ calm: sample(0, { [LAG]: 2 }), disturbed });
    // A growth of 4 in 2 s is 30 in 15 s.
    expect(series).toEqual({ series: LAG, values: '2+0x40 3+30x59' });
  });

  it('ends a series with its last sample, and begins one with its first', () => {
    const disturbed = [sample(1_000, { begun: 1 }), sample(2_000, { begun: 1 })] as const;
    expect(inputSeries({ calm: sample(0, { ended: 1 }), disturbed })).toEqual([
      { series: 'ended', values: '1+0x40 stale _x59' },
      { series: 'begun', values: '_x41 1+0x59' },
    ]);
  });

  it('expects no alert at the end of the calm, and each expected one at its deadline', () => {
    const scraped = { calm: sample(0, {}), disturbed: [sample(1_000, {}), sample(2_000, {})] as const };
    const [test] = ruleTest('alerts.yml', 'late', scraped, [
      { alert: 'EventsLate', labels: { service: 'ride' }, within: 6 },
    ]).tests;
    expect(test?.promql_expr_test).toEqual([
      { expr: 'ALERTS', eval_time: '10m', exp_samples: [] },
      {
        expr: 'count by (alertname) (ALERTS{alertname="EventsLate",alertstate="firing",service="ride"})',
        eval_time: '16m',
        exp_samples: [{ labels: '{alertname="EventsLate"}', value: 1 }],
      },
    ]);
  });
});

describe('the metrics of a sample', () => {
  it('are matched by the whole name and every label', () => {
    const now = sample(0, { [LAG]: 1, 'lag{service="auth"}': 2, 'lag_total{service="ride"}': 3 });
    expect(valuesOf(now, 'lag')).toEqual([1, 2]);
    expect(valuesOf(now, 'lag', { service: 'ride' })).toEqual([1]);
    expect(valuesOf(now, 'lag', { service: 'user' })).toEqual([]);
  });
});
