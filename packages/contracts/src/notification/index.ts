export * from './act-words.js';
export { notificationChannels } from './channels.js';
export { CODE_SMS_OUTCOME, DESK_SMS, type DeskSms, SMS_CODE_PURPOSE, type SmsCodePurpose } from './code-sms.js';
export {
  type AnyDomainEvent,
  type EventEffects,
  type EventNotification,
  type MailText,
  NOBODY,
  NOTHING_SHOWN,
  type PageInvalidation,
  type PushedNotice,
  TO_ADMINISTRATORS,
} from './domain-event.js';
export { notificationEvents } from './events/index.js';
export * from './forms.js';
export { type AuditLogEntry, notificationHttp } from './http.js';
export { contactKey, deskSmsKey, SIGNS_KEPT_SINCE_KEY, signOfDrivingKey, signOfLifeKey, smsOfDayKey } from './keys.js';
export * from './limits.js';
// Without schemas: pages import it without the library of schemas.
export * from './looks.js';
export * from './notification.js';
export * from './push.js';
export * from './vitals.js';
