import { call, failureText, isRefusal } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';
import { type AuditLogText, auditLogWord } from './audit-log-text';

const TOO_LATE = [
  'driver/illegal-status',
  'ride/incident-already',
  'ride/illegal-transition',
  'ride/not-under-review',
] as const;

/**
 * The sentence for a refused act on a subject; where another administrator acted a moment before, also who and what they did.
 * Without an answer of the record, the refusal says enough.
 */
export async function refusedActText(failure: unknown, subjectId: string, text: AuditLogText): Promise<string> {
  const sentence = failureText(failure);
  if (!isRefusal(failure, ...TOO_LATE)) return sentence;
  const record = await call(notificationRoutes.acts, { subjectId, limit: 1 }).catch(() => undefined);
  const newest = record?.data[0];
  return newest ? `${sentence} ${text.wasFirst(newest.actor.name, auditLogWord(text, newest.act))}` : sentence;
}
