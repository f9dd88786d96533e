import type { Logger } from '@pothik/engines';
import { within } from '@pothik/engines';
import { SilentMetrics } from './metrics.js';
import { SILENT, type Telemetry } from './telemetry.js';
import { SilentTracer } from './tracer.js';

export interface TelemetryOptions {
  /** OTEL_EXPORTER_OTLP_ENDPOINT; without it tracing is off. */
  tracesEndpoint?: string | undefined;
  /** MANAGEMENT_PORT; without it, or with `off`, metrics are off. */
  managementPort?: number | 'off' | undefined;
  host: string;
  logger: Logger;
}

export interface ConnectedTelemetry extends Telemetry {
  /** The port of /metrics. */
  managementPort?: number;
}

const SENT_WITHIN_MS = 2_000;

/**
 * Chooses metrics and tracing by their settings: the library of one that is off is not loaded.
 * @throws ConfigurationError when the port of /metrics is in use
 */
export async function connectTelemetry(options: TelemetryOptions): Promise<ConnectedTelemetry> {
  const measuring = await measure(options);
  const traces = await trace(options);
  if (measuring === undefined && traces === undefined) return { of: () => SILENT, close: async () => undefined };
  return {
    of: (service) => ({
      isOn: true,
      tracer: traces?.of(service) ?? new SilentTracer(),
      metrics: measuring?.registry.of(service) ?? new SilentMetrics(),
    }),
    close: async () => {
      await measuring?.server.close();
      if (traces !== undefined) await sendLast(traces, options.logger);
    },
    ...(measuring === undefined ? {} : { managementPort: measuring.server.port }),
  };
}

async function measure({ managementPort: port, host, logger }: TelemetryOptions) {
  if (port === undefined || port === 'off') return undefined;
  const [{ PrometheusRegistry }, { openManagement }] = await Promise.all([
    import('./prometheus-metrics.js'),
    import('./management-server.js'),
  ]);
  const registry = new PrometheusRegistry(logger);
  return { registry, server: await openManagement(registry, { port, host }) };
}

async function trace({ tracesEndpoint, logger }: TelemetryOptions) {
  if (tracesEndpoint === undefined) return undefined;
  const { OpenTelemetryTraces } = await import('./open-telemetry-tracing.js');
  return new OpenTelemetryTraces(tracesEndpoint, logger);
}

/** Sends the last spans; a collector that does not answer must not block the end of the process. */
async function sendLast(traces: { close(): Promise<void> }, logger: Logger): Promise<void> {
  try {
    await within(SENT_WITHIN_MS, traces.close());
  } catch (error) {
    logger.warn({ error }, 'the last spans could not be sent');
  }
}
