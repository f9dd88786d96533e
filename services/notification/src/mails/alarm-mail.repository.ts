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

  /** Stores a mail once per key. */
  async store(mail: AlarmMailDocument): Promise<void> {
    await insertOnce(this.mails, mail);
  }
}
