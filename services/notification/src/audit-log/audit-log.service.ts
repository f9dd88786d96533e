import { Injectable } from '@nestjs/common';
import type { AuditLogEntry, notificationHttp } from '@pothik/contracts/notification';
import {
  type actRecordedPayload,
  type EventEnvelope,
  type Input,
  type Output,
  pageMeta,
} from '@pothik/contracts/platform';
import type { z } from 'zod';
import { PersonProjectionService } from '../projections/index.js';
import type { AuditLogDocument } from './audit-log.model.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { momentsOf, namedAlike, peopleOf } from './audit-log.rules.js';

export type ActRecorded = EventEnvelope<z.output<typeof actRecordedPayload>>;
type AuditLogInput = Input<typeof notificationHttp.acts>;
type AuditLogOutput = Output<typeof notificationHttp.acts>;
/** Of a list or of a file. */
type AuditLogRange = Omit<AuditLogInput, 'page' | 'limit'>;

const isDescending = ({ sort }: Pick<AuditLogInput, 'sort'>): boolean => sort.startsWith('-');

@Injectable()
export class AuditLogService {
  constructor(
    private readonly entries: AuditLogRepository,
    private readonly people: PersonProjectionService,
  ) {}

  /** Stores an entry once per event. Throws for an event of the system: only people are recorded. */
  async record({ id, actor, occurredAt, payload }: ActRecorded): Promise<void> {
    if (actor.kind !== 'person') throw new Error(`The audit log event ${id} names no person.`);
    const { reason = '', people, ...action } = payload;
    const by = { actorId: actor.id, actorRole: actor.role, people: peopleOf(actor.id, people) };
    await this.entries.store({ eventId: id, ...action, ...by, reason, createdAt: new Date(occurredAt) });
  }

  async list({ page, limit, ...input }: AuditLogInput): Promise<AuditLogOutput> {
    const filter = await this.filterOf(input);
    const { rows: entries, total } = await this.entries.list(filter, { page, limit, descending: isDescending(input) });
    return { data: await this.viewsOf(entries), meta: { ...pageMeta(page, limit, total) } };
  }

  /** All that the list has on its pages, in batches. */
  async *inBatches(input: AuditLogRange): AsyncGenerator<AuditLogEntry[]> {
    const filter = await this.filterOf(input);
    for await (const entries of this.entries.inBatches(filter, { descending: isDescending(input) }))
      yield this.viewsOf(entries);
  }

  private async filterOf({ sort: _sort, searchTerm, from, to, ...exact }: AuditLogRange) {
    return { ...exact, moments: momentsOf({ from, to }), search: await this.searchOf(searchTerm) };
  }

  private async viewsOf(entries: readonly AuditLogDocument[]): Promise<AuditLogEntry[]> {
    const names = await this.people.names(entries.flatMap((entry) => [entry.actorId, ...(entry.people ?? [])]));
    return entries.map((entry) => viewOf(entry, names));
  }

  /** Names are read as they are now, of the people in the record alone. */
  private async searchOf(words: string | undefined) {
    if (!words) return undefined;
    return { words, people: namedAlike(await this.people.names(await this.entries.people()), words) };
  }
}

/** Subjects that are a person's account or profile: whom the entry concerns is its subject. */
const PERSONAL: readonly string[] = ['person', 'driver'];

function subjectNameOf(
  { subjectType, people: [, concerned] = [] }: AuditLogDocument,
  names: ReadonlyMap<string, string>,
) {
  const name = PERSONAL.includes(subjectType) && concerned !== undefined ? names.get(concerned) : undefined;
  return name ? { subjectName: name } : {};
}

const viewOf = (entry: AuditLogDocument, names: ReadonlyMap<string, string>): AuditLogEntry => ({
  _id: entry._id.toString(),
  act: entry.act,
  actor: { _id: entry.actorId, name: names.get(entry.actorId) ?? '', role: entry.actorRole },
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  ...subjectNameOf(entry, names),
  reason: entry.reason,
  before: entry.before,
  after: entry.after,
  createdAt: entry.createdAt.toISOString(),
});
