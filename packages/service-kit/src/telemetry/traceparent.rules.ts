/** The context of a span, as in the W3C header `traceparent`. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  /** 1: its spans are sampled. */
  traceFlags: number;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOBODY = /^0+$/;

/** Undefined for an invalid value: then a new trace starts. */
export function readTraceparent(value: unknown): TraceContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  if (NOBODY.test(traceId) || NOBODY.test(spanId) || flags === '') return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${traceFlags & 1 ? '01' : '00'}`;
