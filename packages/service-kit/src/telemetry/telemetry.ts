import { Metrics, SilentMetrics } from './metrics.js';
import { SilentTracer, Tracer } from './tracer.js';

/** The telemetry of one service. */
export interface ServiceTelemetry {
  /** Whether metrics or tracing is on. */
  isOn: boolean;
  tracer: Tracer;
  metrics: Metrics;
}

/** The telemetry of a process and its services. */
export interface Telemetry {
  of(service: string): ServiceTelemetry;
  /** Sends the remaining spans, within two seconds. */
  close(): Promise<void>;
}

/** The telemetry of a service when metrics and tracing are off. */
export const SILENT: ServiceTelemetry = { isOn: false, tracer: new SilentTracer(), metrics: new SilentMetrics() };
