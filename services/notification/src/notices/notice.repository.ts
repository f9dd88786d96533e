import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { type StoredMail, WaitingMailRepository } from '../mails/index.js';
import { NOTICE_MODEL, type NoticeDocument } from './notice.model.js';

class NoticesOfWay extends WaitingMailRepository<NoticeDocument> {}

@Injectable()
export class NoticeRepository {
  readonly mails: WaitingMailRepository<NoticeDocument>;
  readonly sms: WaitingMailRepository<NoticeDocument>;

  constructor(@InjectModel(NOTICE_MODEL) private readonly notices: Model<NoticeDocument>) {
    this.mails = new NoticesOfWay(notices, {}, { way: 'mail' });
    this.sms = new NoticesOfWay(notices, { number: '' }, { way: 'sms' });
  }

  /** Stores a notice once per key. */
  async store(notice: NoticeDocument): Promise<void> {
    await insertOnce(this.notices, notice);
  }

  /** Takes back that it was sent; without effect when its person was deleted meanwhile. */
  async waitAgain({ _id, number = '', mailDueAt }: StoredMail<NoticeDocument>): Promise<void> {
    await this.notices.updateOne({ _id }, { $set: { number, mailDueAt, mailedAt: null } });
  }

  async removeAllOf(personId: string): Promise<void> {
    await this.notices.deleteMany({ personId });
  }
}
