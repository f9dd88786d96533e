export { AlarmMailService } from './alarm-mail.service.js';
export { MailDelivery } from './mail-delivery.js';
export { WaitingMailRepository } from './waiting-mail.repository.js';
