/** A place in a trace, as the W3C header `traceparent` says it. */
export interface TracePlace {
  traceId: string;
  spanId: string;
  /** 1: its spans are kept. */
  traceFlags: number;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const NOBODY = /^0+$/;

/** Undefined for what is not right: then a trace begins. */
export function readTraceparent(value: unknown): TracePlace | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof value === 'string' && TRACEPARENT.exec(value)) || [];
  if (NOBODY.test(traceId) || NOBODY.test(spanId) || flags === '') return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

export const writeTraceparent = ({ traceId, spanId, traceFlags }: TracePlace): string =>
  `00-${traceId}-${spanId}-${traceFlags & 1 ? '01' : '00'}`;
