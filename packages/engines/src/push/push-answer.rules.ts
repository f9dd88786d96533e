import type { PushOutcome } from './push-sender.js';

/** What a push service answered. `said`: the beginning of its body. */
interface PushAnswer {
  status: number;
  said: string;
  retryAfter: string | null;
}

/** Reads the answer of a push service by RFC 8030; of a revoked permission some answer 404 for a while in place of 410. */
export function outcomeOf({ status, said, retryAfter }: PushAnswer, now: Date): PushOutcome {
  const why = { said: `status ${status}: ${said}` };
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status === 401 || status === 403) return { kind: 'keys-wrong', ...why };
  if (status === 413) return { kind: 'too-large', ...why };
  if (status !== 429 && status !== 408 && status < 500) return { kind: 'refused', ...why };
  const afterMs = retryAfterMs(retryAfter, now);
  return { kind: 'later', ...why, ...(afterMs === undefined ? {} : { afterMs }) };
}

/** The pause that `Retry-After` asks for: seconds, or a date. Undefined without one. */
function retryAfterMs(header: string | null, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = /^[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
