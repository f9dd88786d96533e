import type { Logger } from '@pothik/engines';
import { within } from '@pothik/engines';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counter as CounterOf, Gauge as GaugeOf, Histogram as HistogramOf, Metric, Reading } from './metrics.js';
import { Metrics } from './metrics.js';

const READ_WITHIN_MS = 2_000;

interface Probe {
  service: string;
  gauge: GaugeOf;
  read: () => Promise<readonly Reading[]>;
}

/** The metrics of all services of a process, in one registry; each metric has the name of its service as a label. */
export class PrometheusRegistry {
  private readonly registry = new Registry();
  private readonly known = new Map<string, Counter | Gauge | Histogram>();
  private readonly probes = new Set<Probe>();
  private reading: Promise<void> | undefined;

  constructor(private readonly logger: Logger) {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  of(service: string): Metrics {
    return new PrometheusMetrics(this, service);
  }

  /** All metrics, in the text format of Prometheus. */
  async text(): Promise<string> {
    this.reading ??= this.readGauges().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
    return this.registry.metrics();
  }

  counter(counter: CounterOf): Counter {
    return this.once(counter, (options) => new Counter(options));
  }

  histogram(histogram: HistogramOf): Histogram {
    return this.once(histogram, (options) => new Histogram({ ...options, buckets: [...histogram.buckets] }));
  }

  watch(probe: Probe): () => void {
    this.gauge(probe.gauge);
    this.probes.add(probe);
    return () => void this.probes.delete(probe);
  }

  private gauge(gauge: GaugeOf): Gauge {
    return this.once(gauge, (options) => new Gauge(options));
  }

  private once<M extends Counter | Gauge | Histogram>(
    { name, help, labels }: Metric,
    make: (options: { name: string; help: string; labelNames: string[]; registers: Registry[] }) => M,
  ): M {
    const known = this.known.get(name) as M | undefined;
    if (known !== undefined) return known;
    const made = make({ name, help, labelNames: ['service', ...labels], registers: [this.registry] });
    this.known.set(name, made);
    return made;
  }

  private async readGauges(): Promise<void> {
    const read = await Promise.all(
      [...this.probes].map(async (probe) => ({ probe, values: await this.valuesOf(probe) })),
    );
    for (const metric of this.known.values()) if (metric instanceof Gauge) metric.reset();
    for (const { probe, values } of read)
      for (const { labels, value } of values) this.gauge(probe.gauge).set({ service: probe.service, ...labels }, value);
  }

  /** Empty while `read` rejects: an unknown value is not shown. */
  private async valuesOf({ service, gauge, read }: Probe): Promise<readonly Reading[]> {
    try {
      return await within(READ_WITHIN_MS, read());
    } catch (error) {
      this.logger.info({ error, service, metric: gauge.name }, 'a gauge could not be read');
      return [];
    }
  }
}

class PrometheusMetrics extends Metrics {
  constructor(
    private readonly registry: PrometheusRegistry,
    private readonly service: string,
  ) {
    super();
  }

  count(counter: CounterOf, labels: Record<string, string>, by = 1): void {
    this.registry.counter(counter).inc({ service: this.service, ...labels }, by);
  }

  observe(histogram: HistogramOf, labels: Record<string, string>, value: number): void {
    this.registry.histogram(histogram).observe({ service: this.service, ...labels }, value);
  }

  begin(histogram: HistogramOf, labels: Record<string, string>): void {
    this.registry.histogram(histogram).zero({ service: this.service, ...labels });
  }

  gauge(gauge: GaugeOf, read: () => Promise<readonly Reading[]>): () => void {
    return this.registry.watch({ service: this.service, gauge, read });
  }
}
