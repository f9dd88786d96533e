import { type RecentlyChanged, TO_ADMINISTRATORS } from '@pothik/contracts/notification';
import { ADMINISTRATORS, type Role } from '@pothik/contracts/platform';

/** A page asks its first data, then opens its stream: on a bad line so much later. */
export const HEARD_FOR_MS = 30_000;
/** Of a very busy platform less than `HEARD_FOR_MS` is remembered. */
const REMEMBERED = 20_000;

export const TO_RIDERS = 'riders';
/** Whose pages a change concerns: these people, or everybody of a role. */
export type Concerned = readonly string[] | typeof TO_ADMINISTRATORS | typeof TO_RIDERS;

/** A change that this instance heard; `topics` undefined: which ones is not known. */
interface Heard {
  at: number;
  to: Concerned;
  topics: readonly string[] | undefined;
}

const concerns = (to: Concerned, { id, role }: { id: string; role: Role }): boolean => {
  if (to === TO_ADMINISTRATORS) return ADMINISTRATORS.includes(role);
  return to === TO_RIDERS ? role === 'RIDER' : to.includes(id);
};

/**
 * The changes that this instance heard of lately. A stream that opens says them, so that its page refetches what changed since it
 * asked, and nothing else. Times in ms, of one clock that is never set back.
 */
export class RecentChanges {
  private readonly heard: Heard[] = [];
  private completeSince: number;

  /** @param now from when on every change is heard */
  constructor(now: number) {
    this.completeSince = now;
  }

  add(change: Heard): void {
    this.heard.push(change);
    this.forget(change.at);
  }

  /**
   * Of this person; undefined when what changed is not known.
   * @param heardSince from when on no message was lost
   */
  of(person: { id: string; role: Role }, now: number, heardSince = 0): RecentlyChanged | undefined {
    this.forget(now);
    const own = this.heard.filter(({ to }) => concerns(to, person));
    if (own.some(({ topics }) => topics === undefined)) return undefined;
    const ms = now - Math.max(this.completeSince, heardSince);
    return { ms, topics: [...new Set(own.flatMap(({ topics = [] }) => topics))] };
  }

  private forget(now: number): void {
    this.completeSince = Math.max(this.completeSince, now - HEARD_FOR_MS);
    const kept = this.heard.findIndex(({ at }) => at >= this.completeSince);
    this.heard.splice(0, kept < 0 ? this.heard.length : kept);
    const tooMany = this.heard.length - REMEMBERED;
    if (tooMany <= 0) return;
    this.completeSince = (this.heard[tooMany - 1] as Heard).at + 1;
    this.heard.splice(0, tooMany);
  }
}
