import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProjectionsModule } from '../projections/index.js';
import { AdministratorMailService } from './administrator-mail.service.js';
import { ALARM_MAIL_MODEL, alarmMailSchema } from './alarm-mail.model.js';
import { AlarmMailRepository } from './alarm-mail.repository.js';
import { AlarmMailService } from './alarm-mail.service.js';
import { CodeMailController } from './code-mail.controller.js';

@Module({
  imports: [ProjectionsModule, MongooseModule.forFeature([{ name: ALARM_MAIL_MODEL, schema: alarmMailSchema }])],
  controllers: [CodeMailController],
  providers: [AlarmMailRepository, AdministratorMailService, AlarmMailService],
  exports: [AlarmMailService],
})
export class MailsModule {}
