import { PUSH_MESSAGE_VERSION, type PushedNotice, type PushMessage } from '@pothik/contracts/notification';
import type { Language } from '@pothik/contracts/platform';
import type { PushOutcome } from '@pothik/engines';

/** How a job ended. `late`: out of time, or a later notice of its tag took its place. */
export type PushEnd = 'sent' | 'gone' | 'late';

/** A try whose end nobody noted may have been sent: after two of them there is no third. */
const UNANSWERED_MAXIMUM = 2;
/** A refusal that says the fault is ours is tried this often: somebody may mend the keys meanwhile, but not many times. */
const LASTING_MAXIMUM = 2;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** A notice as one phone gets it. */
export function messageOf(notice: PushedNotice, tag: string, language: Language, receipt: string): PushMessage {
  const { title, body, path, until, past, quiet = false, stays = false } = notice;
  const said = { title: title[language], body: body[language], past: past[language] };
  return { v: PUSH_MESSAGE_VERSION, receipt, tag, ...said, path, until, quiet, stays };
}

/** How long a push service keeps a notice for a phone that is away: until it is past. */
export const ttlSecondsOf = (until: Date, now: Date): number => Math.ceil((until.getTime() - now.getTime()) / 1000);

interface Job {
  until: Date;
  tries: number;
  unansweredTries: number;
}

/** Whether a job that was taken for a try ends without one. */
export const isOutOfTime = ({ until, unansweredTries }: Job, now: Date): boolean =>
  until <= now || unansweredTries > UNANSWERED_MAXIMUM;

/** What follows from a try: the job's end, or its next try, which is never past the time that the notice holds. */
export function afterTry(job: Job, outcome: PushOutcome | undefined, now: Date): { end: PushEnd } | { dueAt: Date } {
  if (outcome?.kind === 'sent' || outcome?.kind === 'gone') return { end: outcome.kind };
  const isLasting = outcome !== undefined && outcome.kind !== 'later' && job.tries >= LASTING_MAXIMUM;
  if (isLasting) return { end: 'late' };
  const askedMs = outcome?.kind === 'later' ? (outcome.afterMs ?? 0) : 0;
  const ownMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (job.tries - 1));
  const dueAt = new Date(now.getTime() + Math.max(askedMs, ownMs));
  return dueAt < job.until ? { dueAt } : { end: 'late' };
}
