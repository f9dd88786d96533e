import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACT_MODEL, type AuditLogDocument } from './audit-log.model.js';

export interface AuditLogFilter {
  subjectId?: string | undefined;
  searchTerm?: string | undefined;
}

interface Page {
  page: number;
  limit: number;
  descending: boolean;
}

const literally = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');

@Injectable()
export class AuditLogRepository {
  constructor(@InjectModel(ACT_MODEL) private readonly acts: Model<AuditLogDocument>) {}

  async keep(act: Omit<AuditLogDocument, '_id'>): Promise<void> {
    await insertOnce(this.acts, act);
  }

  /** One page, and how many there are in all. */
  async list(
    filter: AuditLogFilter,
    { page, limit, descending }: Page,
  ): Promise<{ acts: AuditLogDocument[]; total: number }> {
    const query = queryOf(filter);
    const order = descending ? -1 : 1;
    const [acts, total] = await Promise.all([
      this.acts
        .find(query)
        .sort({ createdAt: order, _id: order })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<AuditLogDocument[]>(),
      this.acts.countDocuments(query),
    ]);
    return { acts, total };
  }
}

/** The search looks at what was done and why. */
function queryOf({ subjectId, searchTerm }: AuditLogFilter) {
  const subject = subjectId === undefined ? {} : { subjectId };
  if (!searchTerm) return subject;
  const term = literally(searchTerm);
  return { ...subject, $or: [{ act: term }, { reason: term }, { subjectType: term }] };
}
