import type { BackedUpFile, Manifest } from './manifest.rules.js';
import { amountsOf, keysSentence, restoredSentences } from './restored.rules.js';

const file = (path: string, documents: number): BackedUpFile => ({ path, documents, bytes: 1, sha256: 'a'.repeat(64) });
const backupOf = (...files: BackedUpFile[]): Manifest => ({
  format: 1,
  release: '1.0.0',
  madeAt: '2026-11-02T06:00:00.000Z',
  marks: [],
  files: [file('pothik_ride/rides.bson', 3), file('pothik_auth/accounts.bson', 2), file('objects.bson', 4), ...files],
});
const keys = file('keys.json', 0);
const events = file('pothik_events/batches.bson', 1);

describe('the messages for the operator say', () => {
  it('how many documents and objects there are', () => {
    expect(amountsOf(backupOf())).toBe('5 documents and 4 objects');
  });

  it('whether a backup contains secrets', () => {
    expect(keysSentence(backupOf(keys))).toContain('as you keep passwords');
    expect(keysSentence(backupOf())).toContain('not in it');
  });

  it('what a restore does to sessions and deleted e-mails', () => {
    const embedded = { hasDirectory: true, hasKafka: false };
    expect(restoredSentences(backupOf(keys, events), embedded)).toEqual([
      '6 documents and 4 objects of 2026-11-02T06:00:00.000Z (release 1.0.0) are restored.',
      'The keys are those of the backup: whoever was logged in still is.',
    ]);
    expect(restoredSentences(backupOf(events), embedded)[1]).toContain('everybody logs in again');
    expect(restoredSentences(backupOf(keys, events), { ...embedded, hasDirectory: false })[1]).toContain(
      'as SESSION_KEYS, STATEMENT_KEYS, FORMER_PROFILES_KEY and PUSH_KEYS',
    );
  });

  it('that a restore loses events in Kafka, if the source or the target uses Kafka', () => {
    const warnsOfKafka = (manifest: Manifest, hasKafka: boolean) =>
      restoredSentences(manifest, { hasDirectory: true, hasKafka }).some((one) => one.includes('rebuild all'));
    expect(warnsOfKafka(backupOf(events), false)).toBe(false);
    expect(warnsOfKafka(backupOf(events), true)).toBe(true);
    expect(warnsOfKafka(backupOf(), false)).toBe(true);
  });
});
