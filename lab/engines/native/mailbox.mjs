import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ to: string, subject: string, text: string, at: string }} Mail `at`: ISO 8601 */

/**
 * The mails of a folder, one JSON line each, in order of arrival.
 * @param {string} folder
 */
export function openMailbox(folder) {
  const file = path.join(folder, 'mails.jsonl');
  /** @type {Mail[]} */
  const mails = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return {
    /** Synced to disk when it returns. @param {Mail[]} taken */
    store(taken) {
      appendFileSync(file, taken.map((mail) => `${JSON.stringify(mail)}\n`).join(''));
      mails.push(...taken);
    },
    /** Newest first. @param {string} [to] compared in lower case */
    list: (to) => mails.filter((mail) => to === undefined || mail.to === to.toLowerCase()).reverse(),
  };
}
