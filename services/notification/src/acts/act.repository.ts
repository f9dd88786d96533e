import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ACT_MODEL, type ActDocument } from './act.model.js';

export interface ActFilter {
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
export class ActRepository {
  constructor(@InjectModel(ACT_MODEL) private readonly acts: Model<ActDocument>) {}

  async keep(act: Omit<ActDocument, '_id'>): Promise<void> {
    await insertOnce(this.acts, act);
  }

  /** One page, and how many there are in all. */
  async list(filter: ActFilter, { page, limit, descending }: Page): Promise<{ acts: ActDocument[]; total: number }> {
    const query = queryOf(filter);
    const order = descending ? -1 : 1;
    const [acts, total] = await Promise.all([
      this.acts
        .find(query)
        .sort({ createdAt: order, _id: order })
        .skip((page - 1) * limit)
        .limit(limit)
        .lean<ActDocument[]>(),
      this.acts.countDocuments(query),
    ]);
    return { acts, total };
  }
}

/** The search looks at what was done and why. */
function queryOf({ subjectId, searchTerm }: ActFilter) {
  const subject = subjectId === undefined ? {} : { subjectId };
  if (!searchTerm) return subject;
  const term = literally(searchTerm);
  return { ...subject, $or: [{ act: term }, { reason: term }, { subjectType: term }] };
}
