import { Injectable } from '@nestjs/common';
import type { notificationHttp } from '@pothik/contracts/notification';
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

export type ActRecorded = EventEnvelope<z.output<typeof actRecordedPayload>>;
type AuditLogInput = Input<typeof notificationHttp.acts>;
type AuditLogOutput = Output<typeof notificationHttp.acts>;

@Injectable()
export class AuditLogService {
  constructor(
    private readonly entries: AuditLogRepository,
    private readonly people: PersonProjectionService,
  ) {}

  /** Stores an entry once per event. Throws for an event of the system: only people are recorded. */
  async record({ id, actor, occurredAt, payload }: ActRecorded): Promise<void> {
    if (actor.kind !== 'person') throw new Error(`The audit log event ${id} names no person.`);
    const { reason = '', ...action } = payload;
    const by = { actorId: actor.id, actorRole: actor.role };
    await this.entries.store({ eventId: id, ...action, ...by, reason, createdAt: new Date(occurredAt) });
  }

  async list({ page, limit, sort, subjectId, searchTerm }: AuditLogInput): Promise<AuditLogOutput> {
    const order = { page, limit, descending: sort.startsWith('-') };
    const { entries, total } = await this.entries.list({ subjectId, searchTerm }, order);
    const names = await this.people.names(entries.map(({ actorId }) => actorId));
    return { data: entries.map((entry) => viewOf(entry, names)), meta: { ...pageMeta(page, limit, total) } };
  }
}

const viewOf = (entry: AuditLogDocument, names: ReadonlyMap<string, string>): AuditLogOutput['data'][number] => ({
  _id: entry._id.toString(),
  act: entry.act,
  actor: { _id: entry.actorId, name: names.get(entry.actorId) ?? '', role: entry.actorRole },
  subjectType: entry.subjectType,
  subjectId: entry.subjectId,
  reason: entry.reason,
  before: entry.before,
  after: entry.after,
  createdAt: entry.createdAt.toISOString(),
});
