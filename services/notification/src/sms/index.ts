export { SMS_METRICS } from './sms.metrics.js';
export { SmsModule } from './sms.module.js';
export { SmsDeliveryService, type SmsToSend } from './sms-delivery.service.js';
export { smsLanguage } from './sms-text.rules.js';
