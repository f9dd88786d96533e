/** Errors that a retry does not solve; every other error may be temporary. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_TOPIC_EXCEPTION',
]);

/** Whether a broker refused user, password or mechanism. They may be accepted later: a cluster learns of new ones step by step. */
export function isLogInRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'KafkaJSSASLAuthenticationError' || isLogInRefusal(error.cause);
}

/** Whether a coordinator refused because it is loading its groups, as after its start; that ends by itself. */
export function isLoadingGroups(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('type' in error && error.type === 'GROUP_LOAD_IN_PROGRESS') || isLoadingGroups(error.cause);
}

/** Whether Kafka answered and refused permanently, as opposed to being unavailable. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('type' in error && REFUSALS.has(error.type)) return true;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isRefusal)) return true;
  return isRefusal(error.cause);
}
