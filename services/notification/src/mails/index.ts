export { AlarmMailService } from './alarm-mail.service.js';
export { MailDelivery } from './mail-delivery.js';
export { MailsModule } from './mails.module.js';
export { type StoredMail, WaitingMailRepository } from './waiting-mail.repository.js';
export { newWaitingMail, type WaitingMail } from './waiting-mail.rules.js';
