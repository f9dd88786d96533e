/** The subject in one line: a line break in it would start another header. */
export function oneLine(subject: string): string {
  return subject.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');
}

/** nodemailer's error codes when the server was not reached, or the connection was lost. */
const NO_CONNECTION = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET']);
const LOST_CONNECTION = /socket close/i;

/** Whether the server is unavailable or refuses a mail temporarily (4xx); its other refusals are permanent. */
export function isMailServerUnavailable(error: unknown): boolean {
  const { responseCode, code, message } = Object(error) as { responseCode?: number; code?: string; message?: string };
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return NO_CONNECTION.has(String(code)) || LOST_CONNECTION.test(String(message));
}
