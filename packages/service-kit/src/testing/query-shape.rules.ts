/** A command of the driver, or a part of one. */
export type Command = Readonly<Record<string, unknown>>;

/** One query of a command: what a plan is made for. */
export interface SentQuery {
  collection: string;
  /** The command, with this query alone; without what belongs to one connection or one moment. */
  command: Command;
  /** Its fields and operators without its values: two queries of one shape are found in the same way. */
  shape: string;
}

type Statements = readonly Command[];

/** Where each command has its query, and what else decides how it is found. */
const QUERY_OF: Readonly<Record<string, (command: Command) => readonly unknown[]>> = {
  find: ({ filter, sort, hint }) => [filter, sort, hint],
  aggregate: ({ pipeline, hint }) => [leadingStages(pipeline as readonly Command[]), hint],
  count: ({ query, hint }) => [query, hint],
  distinct: ({ query, key, hint }) => [query, key, hint],
  findAndModify: ({ query, sort, hint }) => [query, sort, hint],
  update: ({ updates }) => (updates as Statements).flatMap(({ q, hint }) => [q, hint]),
  delete: ({ deletes }) => (deletes as Statements).flatMap(({ q, hint }) => [q, hint]),
};
/** A batch of writes has a query a statement. */
const STATEMENTS: Readonly<Record<string, string>> = { update: 'updates', delete: 'deletes' };
const OF_THE_MOMENT = ['lsid', '$db', '$clusterTime', '$readPreference', 'txnNumber', 'writeConcern', 'maxTimeMS'];
/** Names of states decide whether a partial index serves; other texts are values. */
const STATE = /^[A-Z][A-Z ]+$/;

/** Absence, truth, and the directions of a sort. */
const TELLING: readonly unknown[] = [null, true, false, 1, -1];

/** The queries of a command; none of a command that looks for nothing, as an insert. */
export function queriesOf(command: Command): SentQuery[] {
  const [name = ''] = Object.keys(command);
  const query = QUERY_OF[name];
  if (query === undefined) return [];
  const lasting = Object.fromEntries(Object.entries(command).filter(([field]) => !OF_THE_MOMENT.includes(field)));
  return apart(name, lasting).map((each) => {
    const parts = query(each).filter((part) => part !== undefined);
    return {
      collection: String(each[name]),
      command: each,
      shape: [name, each[name], ...parts.map(shapeOf)].join(' '),
    };
  });
}

/** The stages that a plan is made for; the later ones work on what these find. */
function leadingStages(pipeline: readonly Command[]): readonly Command[] {
  const end = pipeline.findIndex((stage) => !('$match' in stage || '$sort' in stage));
  return end < 0 ? pipeline : pipeline.slice(0, end);
}

function apart(name: string, command: Command): Command[] {
  const statements = STATEMENTS[name];
  if (statements === undefined) return [command];
  return (command[statements] as Statements).map((statement) => ({ ...command, [statements]: [statement] }));
}

/** A pattern has no value that decides. */
const shapeIn = (field: string, value: unknown): string => (field === '$regex' ? '?' : shapeOf(value));

/** Several values or branches of one shape count as one. */
function shapeOf(value: unknown): string {
  // mongoose keeps the order of a sort's fields in a map.
  if (value instanceof Map) return shapeOf(Object.fromEntries(value));
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join(', ')}]`;
  if (isPlain(value)) {
    const fields = Object.entries(value).map(([field, inner]) => `${field}: ${shapeIn(field, inner)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (value instanceof RegExp) return '/?/';
  return TELLING.includes(value) || (typeof value === 'string' && STATE.test(value)) ? String(value) : '?';
}

function isPlain(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
