/** Keys of statements know each other: one more needs `rotate-keys add`, which adds it to the lists of all. */
const isStatementKeys = (name) => name.endsWith('_STATEMENT_KEYS');

/**
 * The variables that a file of secrets lacks. What it has is never replaced: the loss of SESSION_KEYS signs everybody out, that of
 * PUSH_KEYS ends every subscription, and
 * the engines know its passwords.
 * @param {Record<string, string | undefined>} present those of the file
 * @param {Record<string, string>} made new ones, of every name
 * @returns {Record<string, string>}
 */
export function addedVariables(present, made) {
  const isNew = Object.keys(present).length === 0;
  const lacking = Object.entries(made).filter(([name]) => !present[name] && (isNew || !isStatementKeys(name)));
  return Object.fromEntries(lacking);
}
