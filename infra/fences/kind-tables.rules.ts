/** A look-up that speaks for an unknown kind, or a table that need not have each: the compiler demands nothing there. */
const FALLBACK =
  /\[(?:\w+\.)?\w*kind\]\s*(?:\?\?|\|\|)|\bdefault:|\b(?:Partial<Record<|Map<)NotificationKind\b|kind\.startsWith\(/i;

/** The lines by which something other than a table entry speaks for a kind of notification. */
export const fallbacksIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => FALLBACK.test(line))
    .map((line) => line.trim());

/** Whether a file has a table with an entry for each kind, or for each sentence that a kind can have. */
export const hasTotalTable = (text: string): boolean => /: Readonly<Record<(NotificationKind|Sentence), /.test(text);
