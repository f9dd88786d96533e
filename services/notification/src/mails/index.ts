export { AlarmMailService } from './alarm-mail.service.js';
export { MailDelivery } from './mail-delivery.js';
export { MailsModule } from './mails.module.js';
export { WaitingMailRepository } from './waiting-mail.repository.js';
