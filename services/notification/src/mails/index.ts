export { MailDelivery } from './mail-delivery.js';
export { OverdueMailService } from './overdue-mail.service.js';
export { SosMailService } from './sos-mail.service.js';
export { WaitingMailRepository } from './waiting-mail.repository.js';
