import { randomUUID } from 'node:crypto';

const SANE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a caller sent, if it is a valid token (8 to 64 letters, digits, `.`, `_`, `-`), else a new one. */
export function requestIdOf(sent: string | readonly string[] | undefined): string {
  return typeof sent === 'string' && SANE.test(sent) ? sent : randomUUID();
}
