/** Where deletion acts, as `file#symbol`: it empties the field, or removes the document that holds it. */
type Deletion = { emptiedBy: string } | { removedBy: string } | { kept: string };
/** The call and the field of its answer by which the own-data file has it, such as `user.getMe phone`; or why it has not. */
type Export = { exportedBy: string } | { notExported: string };
export type PersonalPart = Deletion & Export;

/** The fields of a collection, words separated by spaces: those that say nothing of a person, and those that do. */
export interface StoredFields {
  notPersonal?: string;
  personal?: readonly (readonly [fields: string, part: PersonalPart])[];
}

export interface Code {
  textOf(file: string): string;
  /** Every `call field` that the own-data file contains. */
  exported: ReadonlySet<string>;
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);

/** What is wrong with the list of stored fields; nothing when each field of each collection stands in it once, truly. */
export function personalFindings(
  stored: Readonly<Record<string, readonly string[]>>,
  listed: Readonly<Record<string, StoredFields>>,
  code: Code,
): string[] {
  const unknown = Object.keys(listed).filter((collection) => !(collection in stored));
  return [
    ...unknown.map((collection) => `${collection}: no service stores it`),
    ...Object.entries(stored).flatMap(([collection, fields]) => {
      const { notPersonal, personal = [] } = listed[collection] ?? {};
      const named = [...words(notPersonal), ...personal.flatMap(([some]) => words(some))];
      return [
        ...fields.filter((field) => !named.includes(field)).map((field) => `${field}: is in no list`),
        ...named.filter((field) => !fields.includes(field)).map((field) => `${field}: is not stored`),
        ...named.filter((field, at) => named.indexOf(field) !== at).map((field) => `${field}: is in two lists`),
        ...personal.flatMap(([some, part]) => words(some).flatMap((field) => partFindings(field, part, code))),
      ].map((finding) => `${collection} ${finding}`);
    }),
  ];
}

function partFindings(field: string, part: PersonalPart, { textOf, exported }: Code): string[] {
  const reasons = ['kept' in part ? part.kept : undefined, 'notExported' in part ? part.notExported : undefined];
  const findings = reasons.includes('') ? [`${field}: has an empty reason`] : [];
  const by = 'emptiedBy' in part ? part.emptiedBy : 'removedBy' in part ? part.removedBy : undefined;
  if (by !== undefined) {
    const [file = '', symbol = ''] = by.split('#');
    const body = bodyOf(textOf(file), symbol);
    if (body === undefined) findings.push(`${field}: ${by} does not exist`);
    const isNamed = field.split('.').some((step) => new RegExp(`\\b${step}\\b`).test(body ?? ''));
    if (body !== undefined && 'emptiedBy' in part && !isNamed) findings.push(`${field}: ${by} does not name it`);
  }
  if ('exportedBy' in part && !exported.has(part.exportedBy))
    findings.push(`${field}: ${part.exportedBy} is not in the own-data file`);
  return findings;
}

/** A function or method from its name to the blank line after it, without comments; undefined when there is none. */
function bodyOf(text: string, symbol: string): string | undefined {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*\n|\/\/.*/gm, '');
  const start = code.search(new RegExp(`(function |const |async |^  )${symbol}\\b\\s*[<(=]`, 'm'));
  return start < 0 ? undefined : code.slice(start).split(/\n\s*\n/)[0];
}

/** Every `call field` in the own-data file: the calls that its source makes, with the fields of their answers. */
export function exportedCalls(source: string, answers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const made = [...source.matchAll(/\bcall\(\s*(\w+)Routes\.(\w+)/g)].map(([, owner, name]) => `${owner}.${name}`);
  return new Set(made.flatMap((call) => (answers.get(call) ?? []).map((field) => `${call} ${field}`)));
}
