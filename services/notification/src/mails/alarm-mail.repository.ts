import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { insertOnce } from '@pothik/service-kit';
import type { Model } from 'mongoose';
import { ALARM_MAIL_MODEL, type AlarmMailDocument } from './alarm-mail.model.js';
import { WaitingMailRepository } from './waiting-mail.repository.js';

@Injectable()
export class AlarmMailRepository extends WaitingMailRepository<AlarmMailDocument> {
  constructor(@InjectModel(ALARM_MAIL_MODEL) private readonly mails: Model<AlarmMailDocument>) {
    super(mails, { subject: '', text: '' });
  }

  /** Stores it, once per key. */
  async keep(mail: AlarmMailDocument): Promise<void> {
    await insertOnce(this.mails, mail);
  }
}
