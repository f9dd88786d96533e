import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SMS_CODES_USED } from '@pothik/auth';
import { BODIES_ENDED, CONNECTIONS_REFUSED, JSON_BODIES_UNDER_WAY, UPLOADS_UNDER_WAY } from '@pothik/gateway';
import { PUSH_RECEIPTS, PUSH_SENDS, SMS_METRICS, VITAL_METRICS } from '@pothik/notification';
import { ENGAGED_RIDES } from '@pothik/ride';
import { connectTelemetry, DEFAULT_PORT, kitMetrics, type Metric, PinoLogger } from '@pothik/service-kit/host';

const TOP = path.join(__dirname, '..', '..');
const read = (...segments: string[]) => readFileSync(path.join(TOP, 'infra', 'observability', ...segments), 'utf8');
const dashboards = readdirSync(path.join(TOP, 'infra', 'observability', 'grafana', 'dashboards'));
const operations = readFileSync(path.join(TOP, 'docs', 'operations.md'), 'utf8');
const alerts = read('alerts.yml');

/** Prometheus's own metric: whether it could scrape a process. */
const OF_PROMETHEUS = ['up'];
const OURS: readonly Metric[] = [
  ...Object.values(kitMetrics),
  ENGAGED_RIDES,
  ...Object.values(VITAL_METRICS),
  PUSH_SENDS,
  PUSH_RECEIPTS,
  ...Object.values(SMS_METRICS),
  SMS_CODES_USED,
  BODIES_ENDED,
  CONNECTIONS_REFUSED,
  JSON_BODIES_UNDER_WAY,
  UPLOADS_UNDER_WAY,
];

const seriesOf = ({ kind, name }: Metric): string[] =>
  kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];

/** The names of the process's own metrics, from a real answer. */
async function namesOfTheProcess(): Promise<string[]> {
  const logger = PinoLogger.create('test', { level: 'silent' });
  const telemetry = await connectTelemetry({ host: '127.0.0.1', logger, managementPort: 0 });
  const text = await (await fetch(`http://127.0.0.1:${telemetry.managementPort}/metrics`)).text();
  await telemetry.close();
  return [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
}

/** Every metric in an expression: a word before `{`, `[`, `)` or a comparison that is no label and no function. */
const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b((?:pothik|nodejs|process)_\w+|up)\b(?=[{[)\s])/g)].map(([, name = '']) => name)),
];

/** Anchors of headings, as the renderer of Markdown makes them. */
const anchors = new Set(
  [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  ),
);

let exported: Set<string>;
beforeAll(async () => {
  exported = new Set([...OF_PROMETHEUS, ...OURS.flatMap(seriesOf), ...(await namesOfTheProcess())]);
});

describe('alerts and dashboards use metrics that the code exports', () => {
  it.each(['alerts.yml', ...dashboards.map((name) => path.join('grafana', 'dashboards', name))])('%s', (file) => {
    const text = file.endsWith('.json') ? expressionsOf(file).join('\n') : alerts.replace(/^\s*#.*$/gm, '');
    const named = namedIn(`${text} `);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  });

  it('and every metric of the code is used', () => {
    const all = [alerts, ...dashboards.map((name) => read('grafana', 'dashboards', name))].join('\n');
    expect(OURS.filter(({ name }) => !all.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  it('detects a metric that does not exist', () => {
    expect(namedIn('rate(pothik_nothing_total[5m]) > 0')).toEqual(['pothik_nothing_total']);
    expect(exported.has('pothik_nothing_total')).toBe(false);
  });
});

describe('each alert', () => {
  const rules = alerts.split(/^\s+- alert: /m).slice(1);

  it.each(rules.map((rule) => [rule.split('\n')[0], rule]))('%s links to its instructions', (_name, rule) => {
    const anchor = /runbook: docs\/operations\.md#(\S+)/.exec(String(rule))?.[1] ?? 'none';
    expect([...anchors]).toContain(anchor);
  });
});

describe('every process of the platform', () => {
  const processes = Object.keys(DEFAULT_PORT).sort();

  it('is scraped under compose, by the names in DNS', () => {
    const [, names = ''] = /names: \[(.*)\]/.exec(read('prometheus.yml')) ?? [];
    expect(names.split(', ').sort()).toEqual(processes);
  });

  it('is told when none of its instances is found any more', () => {
    const [, rule = ''] = /- alert: ServiceAway\n([\s\S]*?)for:/.exec(alerts) ?? [];
    const absent = [...rule.matchAll(/absent\(up\{job="pothik",process="(\w+)"\}\)/g)].map(([, name]) => name);
    expect(absent.sort()).toEqual(processes);
  });

  it.each(['prometheus.yml', 'prometheus.kubernetes.yml'])('gets the label of that alert by %s', (file) => {
    expect(read(file)).toContain('job_name: pothik');
    expect(read(file)).toContain('target_label: process');
  });
});

function expressionsOf(file: string): string[] {
  const { panels } = JSON.parse(read(file)) as { panels: { targets: { expr: string }[] }[] };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}
