/** What the name of every service's database begins with. */
export const DATABASE_PREFIX = 'pothik';

/** The embedded event log, where Kafka has no address. */
export const EVENT_LOG_DATABASE = `${DATABASE_PREFIX}_events`;

/** Mail that is kept, where SMTP has no address. */
export const MAILBOX_DATABASE = `${DATABASE_PREFIX}_mailbox`;
