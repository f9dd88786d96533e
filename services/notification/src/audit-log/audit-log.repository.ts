import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { anyContains, insertOnce, LIST_BATCH, type ListPage, readBatches, readPage } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { AUDIT_LOG_MODEL, type AuditLogDocument } from './audit-log.model.js';
import type { MomentRange } from './audit-log.rules.js';

export interface AuditLogFilter {
  subjectId?: string | undefined;
  /** Who acted, or whom it concerns. */
  person?: string | undefined;
  act?: string | undefined;
  moments: MomentRange;
  /** Entries with these words, or of one of these people. */
  search?: { words: string; people: readonly string[] } | undefined;
}

interface Page extends ListPage {
  descending: boolean;
}

@Injectable()
export class AuditLogRepository {
  constructor(@InjectModel(AUDIT_LOG_MODEL) private readonly entries: Model<AuditLogDocument>) {}

  async store(entry: Omit<AuditLogDocument, '_id'>): Promise<void> {
    await insertOnce(this.entries, entry);
  }

  /** Everybody who acted or whom an entry concerns, from the index alone. */
  people(): Promise<string[]> {
    return this.entries.distinct('people').exec();
  }

  /** One page and the total number of entries. */
  list(filter: AuditLogFilter, page: Page) {
    return readPage<AuditLogDocument>(this.entries, queryOf(filter), sortOf(page.descending), page);
  }

  /** All that a list has on its pages, in batches. */
  inBatches(filter: AuditLogFilter, { descending }: Pick<Page, 'descending'>): AsyncGenerator<AuditLogDocument[]> {
    const found = this.entries.find(queryOf(filter)).sort(sortOf(descending));
    return readBatches(found.lean<AuditLogDocument>().batchSize(LIST_BATCH).cursor());
  }
}

const sortOf = (descending: boolean) => {
  const order = descending ? -1 : 1;
  return { createdAt: order, _id: order } as const;
};

function queryOf({ subjectId, person, act, moments: { start, end }, search }: AuditLogFilter) {
  const createdAt = { ...(start && { $gte: start }), ...(end && { $lt: end }) };
  return {
    ...(subjectId && { subjectId }),
    ...(person && { people: person }),
    ...(act && { act }),
    ...((start || end) && { createdAt }),
    ...(search && { $or: searching(search) }),
  };
}

/** Words are searched in action, reason and kind of subject. */
function searching({ words, people }: NonNullable<AuditLogFilter['search']>) {
  const ofPeople = people.length === 0 ? [] : [{ people: { $in: people } }];
  return [anyContains(['act', 'reason', 'subjectType'], words), ...ofPeople];
}
