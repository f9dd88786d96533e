const GROUP_LENGTH = 4;

/** A secret in groups of four characters, as people read and type it. */
export const inGroups = (secret: string): string =>
  (secret.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join(' ');
