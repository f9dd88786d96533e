/** The prefix of every service's database name. */
export const DATABASE_PREFIX = 'pothik';

/** The name of a service's database, on any server. */
export const databaseOf = (service: string): string => `${DATABASE_PREFIX}_${service}`;

/** The database of the embedded event log, used when Kafka has no address. */
export const EVENT_LOG_DATABASE = databaseOf('events');

/** The database of captured mail, used when SMTP has no address. */
export const MAILBOX_DATABASE = databaseOf('mailbox');
