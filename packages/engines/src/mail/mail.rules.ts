/** A subject is one line: a line break in it would begin another header. */
export function oneLine(subject: string): string {
  return subject.replace(/\s*[\r\n\u2028\u2029]\s*/g, ' ');
}

/** What nodemailer says when the server was not reached, or was lost on the way. */
const NO_CONNECTION = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'ECONNREFUSED', 'ECONNRESET']);
const LOST_CONNECTION = /socket close/i;

/** Whether a mail was not sent because the server is away or says "later" (4xx); its other refusals are final. */
export function isMailServerAway(error: unknown): boolean {
  const { responseCode, code, message } = Object(error) as { responseCode?: number; code?: string; message?: string };
  if (responseCode !== undefined) return responseCode >= 400 && responseCode < 500;
  return NO_CONNECTION.has(String(code)) || LOST_CONNECTION.test(String(message));
}
