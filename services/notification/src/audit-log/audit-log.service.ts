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
type ActsInput = Input<typeof notificationHttp.acts>;
type ActsOutput = Output<typeof notificationHttp.acts>;

@Injectable()
export class AuditLogService {
  constructor(
    private readonly acts: AuditLogRepository,
    private readonly people: PersonProjectionService,
  ) {}

  /** Keeps an act once, however often and however late its event comes. Only people act; the system has no acts. */
  async keep({ id, actor, occurredAt, payload }: ActRecorded): Promise<void> {
    if (actor.kind !== 'person') throw new Error(`The act of event ${id} names no person.`);
    const { reason = '', ...act } = payload;
    const by = { actorId: actor.id, actorRole: actor.role };
    await this.acts.keep({ eventId: id, ...act, ...by, reason, createdAt: new Date(occurredAt) });
  }

  async list({ page, limit, sort, subjectId, searchTerm }: ActsInput): Promise<ActsOutput> {
    const order = { page, limit, descending: sort.startsWith('-') };
    const { acts, total } = await this.acts.list({ subjectId, searchTerm }, order);
    const names = await this.people.names(acts.map(({ actorId }) => actorId));
    return { data: acts.map((act) => viewOf(act, names)), meta: { ...pageMeta(page, limit, total) } };
  }
}

const viewOf = (act: AuditLogDocument, names: ReadonlyMap<string, string>): ActsOutput['data'][number] => ({
  _id: act._id.toString(),
  act: act.act,
  actor: { _id: act.actorId, name: names.get(act.actorId) ?? '', role: act.actorRole },
  subjectType: act.subjectType,
  subjectId: act.subjectId,
  reason: act.reason,
  before: act.before,
  after: act.after,
  createdAt: act.createdAt.toISOString(),
});
