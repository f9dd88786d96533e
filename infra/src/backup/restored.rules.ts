import { KEYS, type Manifest, OBJECTS } from './manifest.rules.js';

export interface Target {
  /** Whether its keys are in a data directory. */
  hasDirectory: boolean;
  /** Whether its events go through Kafka. */
  hasKafka: boolean;
}

/** How many documents and objects a backup contains. */
export const amountsOf = ({ files }: Manifest): string => {
  const documents = files.reduce((sum, file) => sum + (file.path === OBJECTS ? 0 : file.documents), 0);
  return `${documents} documents and ${files.find((file) => file.path === OBJECTS)?.documents ?? 0} objects`;
};

/** A backup contains secrets only on request. */
export const keysSentence = ({ files }: Manifest): string =>
  files.some((file) => file.path === KEYS)
    ? `${KEYS} is in it: keep it as you keep passwords.`
    : 'The keys are not in it. Restored without them, everybody logs in again, and deleted e-mails and former driver profiles are forgotten.';

/** What an operator must know after a restore, in sentences. */
export const restoredSentences = (manifest: Manifest, target: Target): string[] => [
  `${amountsOf(manifest)} of ${manifest.madeAt} (release ${manifest.release}) are restored.`,
  restoredKeys(manifest, target),
  ...(hasEvents(manifest) && !target.hasKafka
    ? []
    : [
        'Events that waited in Kafka are not in a backup: once the platform runs, npm run ops -- rebuild all, then npm run ops -- check-invariants.',
      ]),
];

function restoredKeys({ files }: Manifest, { hasDirectory }: Target): string {
  if (!files.some((file) => file.path === KEYS))
    return 'Keys are not in this backup: unless the platform gets those it had (keys.json, or SESSION_KEYS, FORMER_PROFILES_KEY and PUSH_KEYS), everybody logs in again, and deleted e-mails and former driver profiles are forgotten.';
  return hasDirectory
    ? 'The keys are those of the backup: whoever was logged in still is.'
    : `Its ${KEYS} was left where it is: give the services what stands in it as SESSION_KEYS, STATEMENT_KEYS, FORMER_PROFILES_KEY and PUSH_KEYS.`;
}

const hasEvents = ({ files }: Manifest): boolean => files.some(({ path }) => path.startsWith('pothik_events/'));
