import { figuresOf, inputSeries, type Look, ruleTest } from './timeline.rules.js';

const look = (at: number, figures: Record<string, number>): Look => ({ at, figures: new Map(Object.entries(figures)) });
const LAG = 'lag{service="ride"}';

describe('what was scraped, as promtool is told of it', () => {
  it('stays as it was while it was calm, and grows on as it grew between the two looks', () => {
    const disturbed = [look(1_000, { [LAG]: 3 }), look(3_000, { [LAG]: 7 })] as const;
    const [series] = inputSeries({ calm: look(0, { [LAG]: 2 }), disturbed });
    // Four in two seconds are thirty in fifteen.
    expect(series).toEqual({ series: LAG, values: '2+0x40 3+30x59' });
  });

  it('ends when it is told no more, and begins when it is told first', () => {
    const disturbed = [look(1_000, { begun: 1 }), look(2_000, { begun: 1 })] as const;
    expect(inputSeries({ calm: look(0, { ended: 1 }), disturbed })).toEqual([
      { series: 'ended', values: '1+0x40 stale _x59' },
      { series: 'begun', values: '_x41 1+0x59' },
    ]);
  });

  it('is asked for no alert at all at the end of the calm, and for each that must come when it must be there', () => {
    const scraped = { calm: look(0, {}), disturbed: [look(1_000, {}), look(2_000, {})] as const };
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

describe('the figures of a look', () => {
  it('are found by the whole name and by every label', () => {
    const now = look(0, { [LAG]: 1, 'lag{service="auth"}': 2, 'lag_total{service="ride"}': 3 });
    expect(figuresOf(now, 'lag')).toEqual([1, 2]);
    expect(figuresOf(now, 'lag', { service: 'ride' })).toEqual([1]);
    expect(figuresOf(now, 'lag', { service: 'user' })).toEqual([]);
  });
});
