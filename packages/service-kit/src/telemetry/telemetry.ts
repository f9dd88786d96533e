import { Metrics, SilentMetrics } from './metrics.js';
import { SilentTracer, Tracer } from './tracer.js';

/** What one service tells of its work. */
export interface ServiceTelemetry {
  /** Whether anybody listens. */
  isOn: boolean;
  tracer: Tracer;
  metrics: Metrics;
}

/** What a process tells of the work of its services. */
export interface Telemetry {
  of(service: string): ServiceTelemetry;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
}

/** Of a service nobody watches. */
export const SILENT: ServiceTelemetry = { isOn: false, tracer: new SilentTracer(), metrics: new SilentMetrics() };
