import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { AUDIT_LOG_MODEL, type AuditLogDocument } from './audit-log.model.js';

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
  constructor(@InjectModel(AUDIT_LOG_MODEL) private readonly entries: Model<AuditLogDocument>) {}

  async store(entry: Omit<AuditLogDocument, '_id'>): Promise<void> {
    await insertOnce(this.entries, entry);
  }

  /** One page and the total number of entries. */
  async list(
    filter: AuditLogFilter,
    { page, limit, descending }: Page,
  ): Promise<{ entries: AuditLogDocument[]; total: number }> {
    const query = queryOf(filter);
    const order = descending ? -1 : 1;
    const [entries, total] = await Promise.all([
      this.entries
        .find(query)
        .sort({ createdAt: order, _id: order })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<AuditLogDocument[]>(),
      this.entries.countDocuments(query),
    ]);
    return { entries, total };
  }
}

/** Searches action, reason and kind of subject. */
function queryOf({ subjectId, searchTerm }: AuditLogFilter) {
  const subject = subjectId === undefined ? {} : { subjectId };
  if (!searchTerm) return subject;
  const term = literally(searchTerm);
  return { ...subject, $or: [{ act: term }, { reason: term }, { subjectType: term }] };
}
