/** What a span records: a call received or made, an event published or handled. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

/** Attributes of a piece of work, by OpenTelemetry's names. They never identify a person. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface NewSpan {
  name: string;
  kind: SpanKind;
  /** The W3C `traceparent` of its cause; without a valid one a new trace starts. */
  parent?: string | undefined;
}

/** One piece of work of a trace, until it is ended. */
export interface Span {
  readonly traceId: string;
  /** The value to pass on to continue the trace. */
  readonly traceparent: string;
  add(attributes: SpanAttributes): void;
  end(outcome?: { hasFailed: boolean }): void;
}

/** Starts spans; the only interface to tracing. */
export abstract class Tracer {
  /** Undefined when tracing is off: then it costs nothing. */
  abstract begin(span: NewSpan): Span | undefined;
}

export class SilentTracer extends Tracer {
  begin(): undefined {
    return undefined;
  }
}
