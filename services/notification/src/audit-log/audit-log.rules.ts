import { DomainError } from '@pothik/contracts/catalogue';
import { endOfDhakaDay, FORM_MESSAGES, searchPattern, startOfDhakaDay } from '@pothik/contracts/platform';

/** Moments from `start` on and before `end`; absent without a bound. */
export interface MomentRange {
  start?: Date;
  end?: Date;
}

/** The moments of these days in Dhaka, both included. Throws request/invalid for a last day before the first. */
export function momentsOf({ from, to }: { from?: string | undefined; to?: string | undefined }): MomentRange {
  if (from !== undefined && to !== undefined && to < from)
    throw new DomainError('request/invalid', { fields: [{ field: 'to', message: FORM_MESSAGES.daysReversed }] });
  return {
    ...(from === undefined ? {} : { start: startOfDhakaDay(from) }),
    ...(to === undefined ? {} : { end: endOfDhakaDay(to) }),
  };
}

/** Who acted first, then whom it concerns, each once: whoever searches for one of them finds the entry. */
export const peopleOf = (actorId: string, concerned: readonly string[] = []): string[] => [
  ...new Set([actorId, ...concerned]),
];

/** The ids of those whose name contains the words, in any of their writings. */
export function namedAlike(names: ReadonlyMap<string, string>, words: string): string[] {
  const wanted = new RegExp(searchPattern(words), 'i');
  return [...names].filter(([, name]) => wanted.test(name)).map(([id]) => id);
}
