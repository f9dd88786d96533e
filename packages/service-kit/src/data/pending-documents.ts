import type { Model, Types } from 'mongoose';
import type { AggregateDocument } from './aggregate-document.js';

/** The most documents of a model in one sweep; the next sweep continues. */
const SWEEP_MAXIMUM = 500;

/** Documents with events pending since before the given moment, oldest first. */
export async function documentsWithOldEvents(model: Model<AggregateDocument>, before: Date): Promise<Types.ObjectId[]> {
  const found = await model
    .find({ pendingSince: { $lt: before } }, { _id: 1 })
    .sort({ pendingSince: 1 })
    .limit(SWEEP_MAXIMUM)
    .lean();
  return found.map(({ _id }) => _id);
}

/** Since when the oldest pending event of a model has been pending. */
export async function oldestPendingSince(model: Model<AggregateDocument>): Promise<Date | undefined> {
  const oldest = await model
    .findOne({ pendingSince: { $exists: true } }, { pendingSince: 1 })
    .sort({ pendingSince: 1 })
    .lean<Pick<AggregateDocument, 'pendingSince'>>();
  return oldest?.pendingSince;
}
