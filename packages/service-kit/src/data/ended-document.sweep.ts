import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Clock } from '@pothik/engines';
import type { Connection, Model } from 'mongoose';
import { removedUntil } from './ended-documents.rules.js';
import { type Ending, endingOf } from './ends-after.js';
import { Sweeper } from './sweeper.js';

export const ENDED_DOCUMENTS_SWEEP = 'ended-documents';
/** Real time, so that a wrong clock does not hurry it. */
const INTERVAL_MS = 10 * 60_000;
/** A statement that removes more holds up the others for long. */
const BATCH = 500;
/** A missing time is no end. */
const BEGINNING = new Date(0);

type AnyModel = Model<Record<string, unknown>>;

/** Removes a service's ended documents (`endsAfter`). Two instances at once do no harm. */
@Injectable()
export class EndedDocumentSweep implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly sweeper: Sweeper,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(ENDED_DOCUMENTS_SWEEP, INTERVAL_MS, () => this.removeAll());
  }

  private async removeAll(): Promise<void> {
    for (const model of Object.values(this.connection.models) as AnyModel[]) {
      const ending = endingOf(model.schema);
      if (ending !== undefined) await this.remove(model, ending);
    }
  }

  private async remove(model: AnyModel, { field, seconds }: Ending): Promise<void> {
    const lifeMs = seconds * 1000;
    const oldest = await model
      .findOne({ [field]: { $gt: BEGINNING } }, { [field]: 1 })
      .sort({ [field]: 1 })
      .lean();
    if (oldest === null) return;
    const until = removedUntil(new Date((oldest[field] as Date).getTime() + lifeMs), this.clock.now());
    const ended = { [field]: { $gt: BEGINNING, $lte: new Date(until.getTime() - lifeMs) } };
    for (;;) {
      const batch = await model.find(ended, { _id: 1 }).limit(BATCH).lean();
      // A document may have got a later end meanwhile.
      await model.deleteMany({ ...ended, _id: { $in: batch.map(({ _id }) => _id) } });
      if (batch.length < BATCH) return;
    }
  }
}
