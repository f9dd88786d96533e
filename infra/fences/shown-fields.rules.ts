/** Where somebody is shown a field, `file` or `file: step` where the file hands on the parent; or why not. */
export type Shown = string | { readonly not: string };
export const not = (reason: string): Shown => ({ not: reason });

/** The readers of a ride; `file` is the administrators' CSV. */
export const READERS = ['rider', 'driver', 'administrator', 'file'] as const;
export type ShownTo = readonly [rider: Shown, driver: Shown, administrator: Shown, file: Shown];

export interface Sources {
  textOf(file: string): string;
  /** The files whose components a reader's pages, or the CSV, contain. */
  seenBy: Readonly<Record<(typeof READERS)[number], ReadonlySet<string>>>;
}

/** What is wrong with the list of shown fields; nothing when each field has, for each reader, a file that reads it or a reason. */
export function shownFindings(
  fields: readonly string[],
  listed: Readonly<Record<string, ShownTo>>,
  { textOf, seenBy }: Sources,
): string[] {
  return [
    ...fields.filter((field) => !Object.hasOwn(listed, field)).map((field) => `${field}: nobody is shown it`),
    ...Object.keys(listed)
      .filter((field) => !fields.includes(field))
      .map((field) => `${field}: the view has no such field`),
    ...Object.entries(listed).flatMap(([field, shown]) =>
      shown.flatMap((where, at) => {
        const reader = READERS[at] ?? 'file';
        if (typeof where !== 'string') return where.not === '' ? [`${field}: no reason for the ${reader}`] : [];
        const steps = field.split('.');
        const [file = '', step = steps.at(-1) ?? ''] = where.split(': ');
        if (!seenBy[reader].has(file)) return [`${field}: the ${reader} never sees ${file}`];
        return steps.includes(step) && reads(textOf(file), step) ? [] : [`${field}: ${file} does not read ${step}`];
      }),
    ),
  ];
}

/** Whether a source reads a field: `.name`, or `{ name }` or `{ name: … }` taken apart; not in a comment or a type alone. */
function reads(text: string, step: string): boolean {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').replaceAll(/(^|\n)import [\s\S]*?from '[^']*';/g, '');
  return new RegExp(`\\.${step}\\b|[{,]\\s*${step}\\s*(,|\\}|:\\s*[{\\w]|=[^>])`).test(code);
}
