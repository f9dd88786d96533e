/** Whom a span stands for: a call taken or made, an event published or handled. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

/** What is told of a piece of work, by the names OpenTelemetry has for it. Never who a person is. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface NewSpan {
  name: string;
  kind: SpanKind;
  /** The W3C `traceparent` of what caused it; without one, or with one that is not right, a trace begins. */
  parent?: string | undefined;
}

/** One piece of work of a trace, until it is ended. */
export interface Span {
  readonly traceId: string;
  /** What goes to whoever continues the trace. */
  readonly traceparent: string;
  add(attributes: SpanAttributes): void;
  end(outcome?: { hasFailed: boolean }): void;
}

/** The one door to tracing. */
export abstract class Tracer {
  /** Undefined where nobody traces: then it costs nothing. */
  abstract begin(span: NewSpan): Span | undefined;
}

export class SilentTracer extends Tracer {
  begin(): undefined {
    return undefined;
  }
}
