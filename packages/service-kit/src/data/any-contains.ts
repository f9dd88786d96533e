import { searchPattern } from '@pothik/contracts/platform';

/** Matches documents that have the text, in any of its writings, in one of the fields; no text matches every document. */
export function anyContains(fields: readonly string[], term: string | undefined) {
  if (!term) return {};
  const $regex = searchPattern(term);
  return { $or: fields.map((field) => ({ [field]: { $regex, $options: 'i' } })) };
}
