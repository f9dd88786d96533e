/** Whatever was typed is looked for literally, in any case, in any of the fields; nothing typed finds everything. */
export function anyContains(fields: readonly string[], term: string | undefined) {
  if (!term) return {};
  const pattern = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return { $or: fields.map((field) => ({ [field]: { $regex: pattern, $options: 'i' } })) };
}
