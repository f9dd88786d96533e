interface DuplicateKey {
  code: 11000;
  message: string;
  keyPattern?: Record<string, unknown>;
}

/** Whether a unique index refused the write. */
export const isDuplicateKey = (error: unknown): error is DuplicateKey =>
  error instanceof Error && (error as { code?: unknown }).code === 11000;

/** The name of the index that refused: from the server's message, else the default name of such an index. */
export function duplicatedIndex({ message, keyPattern = {} }: DuplicateKey): string {
  const reported = /\bindex: (\S+)/.exec(message)?.[1];
  const byDefault = Object.entries(keyPattern)
    .map(([field, direction]) => `${field}_${String(direction)}`)
    .join('_');
  return reported ?? byDefault;
}

/** Whether the duplicate key is the document's `_id`. */
export const isSameId = (error: DuplicateKey): boolean => duplicatedIndex(error) === '_id_';
