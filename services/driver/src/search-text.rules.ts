/** Matches the literal text, ignoring case, in any of the fields; an empty text matches everything. */
export function anyContains(fields: readonly string[], term: string | undefined) {
  if (!term) return {};
  const pattern = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { $or: fields.map((field) => ({ [field]: { $regex: pattern, $options: 'i' } })) };
}
