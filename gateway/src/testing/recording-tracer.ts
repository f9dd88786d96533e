import { Tracer } from '@pothik/service-kit';

type NewSpan = Parameters<Tracer['begin']>[0];
type Span = NonNullable<ReturnType<Tracer['begin']>>;

/** A span as it was begun, and what became of it. */
export interface RecordedSpan extends NewSpan {
  traceparent: string;
  attributes: Record<string, unknown>;
  /** Undefined until it has ended. */
  hasFailed?: boolean;
}

/** Keeps the spans for the test. */
export class RecordingTracer extends Tracer {
  readonly spans: RecordedSpan[] = [];

  begin(begun: NewSpan): Span {
    const number = String(this.spans.length + 1).padStart(16, '0');
    const traceId = begun.parent?.split('-')[1] ?? number.padStart(32, '0');
    const span: RecordedSpan = { ...begun, traceparent: `00-${traceId}-${number}-01`, attributes: {} };
    this.spans.push(span);
    return {
      traceId,
      traceparent: span.traceparent,
      add: (attributes) => Object.assign(span.attributes, attributes),
      end: ({ hasFailed } = { hasFailed: false }) => {
        span.hasFailed = hasFailed;
      },
    };
  }
}
