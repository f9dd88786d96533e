import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { DISMISSED_TEXT_MODEL, type DismissedText } from './dismissed-text.model.js';

@Injectable()
export class DismissedTextRepository {
  constructor(@InjectModel(DISMISSED_TEXT_MODEL) private readonly texts: Model<DismissedText>) {}

  async all(): Promise<Set<string>> {
    return new Set(await this.texts.distinct('_id'));
  }

  async dismiss({ _id, ...by }: DismissedText): Promise<void> {
    await this.texts.updateOne({ _id }, { $set: by }, { upsert: true });
  }

  async offerAgain(folded: string): Promise<void> {
    await this.texts.deleteOne({ _id: folded });
  }
}
