/** What the name of every service's database begins with. */
export const DATABASE_PREFIX = 'pothik';

/** Where a service keeps its data, on whichever server. */
export const databaseOf = (service: string): string => `${DATABASE_PREFIX}_${service}`;

/** The embedded event log, where Kafka has no address. */
export const EVENT_LOG_DATABASE = databaseOf('events');

/** Mail that is kept, where SMTP has no address. */
export const MAILBOX_DATABASE = databaseOf('mailbox');
