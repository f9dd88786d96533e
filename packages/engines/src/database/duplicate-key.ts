interface DuplicateKey {
  code: 11000;
  message: string;
  keyPattern?: Record<string, unknown>;
}

/** Did a unique index refuse the write? */
export const isDuplicateKey = (error: unknown): error is DuplicateKey =>
  error instanceof Error && (error as { code?: unknown }).code === 11000;

/** The name of the index that refused: as the server tells it, else the name such an index has by default. */
export function duplicatedIndex({ message, keyPattern = {} }: DuplicateKey): string {
  const told = /\bindex: (\S+)/.exec(message)?.[1];
  const byDefault = Object.entries(keyPattern)
    .map(([field, direction]) => `${field}_${String(direction)}`)
    .join('_');
  return told ?? byDefault;
}

/** Is it the document's own `_id` that is there already? */
export const isSameId = (error: DuplicateKey): boolean => duplicatedIndex(error) === '_id_';
