import {
  type Span as ApiSpan,
  type Context,
  diag,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from '@pothik/engines';
import { readTraceparent, writeTraceparent } from './traceparent.rules.js';
import { type NewSpan, type Span, type SpanAttributes, Tracer } from './tracer.js';

const KIND = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Sends the spans of all services of a process in batches to one collector, by OTLP over HTTP. */
export class OpenTelemetryTraces {
  private readonly processor: BatchSpanProcessor;

  /** @param endpoint the address of the collector, without `/v1/traces` */
  constructor(endpoint: string, logger: Logger) {
    const warn = (message: string, ...details: unknown[]) => logger.warn({ details }, `traces: ${message}`);
    const silent = () => undefined;
    diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent });
    const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
    this.processor = new BatchSpanProcessor(new OTLPTraceExporter({ url }));
  }

  of(service: string): Tracer {
    const resource = resourceFromAttributes({ 'service.name': `pothik-${service}`, 'service.namespace': 'pothik' });
    return new OpenTelemetryTracer(new BasicTracerProvider({ resource, spanProcessors: [this.processor] }));
  }

  /** Sends the remaining spans. */
  close(): Promise<void> {
    return this.processor.shutdown();
  }
}

class OpenTelemetryTracer extends Tracer {
  private readonly tracer;

  constructor(provider: BasicTracerProvider) {
    super();
    this.tracer = provider.getTracer('pothik');
  }

  begin({ name, kind, parent }: NewSpan): Span {
    return new OpenTelemetrySpan(this.tracer.startSpan(name, { kind: KIND[kind] }, contextOf(parent)));
  }
}

class OpenTelemetrySpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;

  constructor(private readonly span: ApiSpan) {
    const context = span.spanContext();
    this.traceId = context.traceId;
    this.traceparent = writeTraceparent(context);
  }

  add(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  end({ hasFailed } = { hasFailed: false }): void {
    if (hasFailed) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  }
}

function contextOf(parent: string | undefined): Context {
  const read = readTraceparent(parent);
  return read === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...read, isRemote: true });
}
