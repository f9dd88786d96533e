import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { SENT_MAIL_MODEL, type SentMailDocument } from './sent-mail.model.js';

@Injectable()
export class SentMailRepository {
  constructor(@InjectModel(SENT_MAIL_MODEL) private readonly mails: Model<SentMailDocument>) {}

  async wasSent(key: string): Promise<boolean> {
    return (await this.mails.exists({ key })) !== null;
  }

  async remember(key: string, at: Date): Promise<void> {
    await insertOnce(this.mails, { key, at });
  }
}
