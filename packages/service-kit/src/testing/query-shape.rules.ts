/** A command of the driver, or a part of one. */
export type Command = Readonly<Record<string, unknown>>;

/** One query of a command: what a plan is made for. */
export interface SentQuery {
  collection: string;
  /** The command's name; of `distinct` with its field. */
  operation: string;
  /** The shape of its filter, or of an aggregation's first stages. */
  filter: string;
  /** The shape of its sort; empty without one, and for an aggregation, whose stages have it. */
  sort: string;
  /** The command, with this query alone; without what belongs to one connection or one moment. */
  command: Command;
  /** Its fields and operators without its values: two queries of one shape are found in the same way. */
  shape: string;
}

type Statements = readonly Command[];

/** A query's filter and order, and what else decides how it is found. */
interface Query {
  filter: unknown;
  sort?: unknown;
  key?: unknown;
  hint: unknown;
}

/** Where each command has its query. */
const QUERY_OF: Readonly<Record<string, (command: Command) => Query>> = {
  find: ({ filter, sort, hint }) => ({ filter, sort, hint }),
  aggregate: ({ pipeline, hint }) => ({ filter: leadingStages(pipeline as Statements), hint }),
  count: ({ query, hint }) => ({ filter: query, hint }),
  distinct: ({ query, key, hint }) => ({ filter: query, key, hint }),
  findAndModify: ({ query, sort, hint }) => ({ filter: query, sort, hint }),
  update: ({ updates }) => ofStatement(updates as Statements),
  delete: ({ deletes }) => ofStatement(deletes as Statements),
};
const ofStatement = ([statement = {}]: Statements): Query => ({ filter: statement.q, hint: statement.hint });
/** A batch of writes has a query a statement. */
const STATEMENTS: Readonly<Record<string, string>> = { update: 'updates', delete: 'deletes' };
const OF_THE_MOMENT = ['lsid', '$db', '$clusterTime', '$readPreference', 'txnNumber', 'writeConcern', 'maxTimeMS'];
/** Names of states decide whether a partial index serves; other texts are values. */
const STATE = /^[A-Z][A-Z ]+$/;

/** Absence and truth; of a sort its directions. */
const TELLING: readonly unknown[] = [null, true, false];
const DIRECTIONS: readonly unknown[] = [1, -1];

/** The queries of a command; none of a command that looks for nothing, as an insert. */
export function queriesOf(command: Command): SentQuery[] {
  const [name = ''] = Object.keys(command);
  const query = QUERY_OF[name];
  if (query === undefined) return [];
  const lasting = Object.fromEntries(Object.entries(command).filter(([field]) => !OF_THE_MOMENT.includes(field)));
  return apart(name, lasting).map((each) => {
    const { filter, sort, key, hint } = query(each);
    const collection = String(each[name]);
    const shapes = {
      filter: filter === undefined ? '{}' : shapeOf(filter),
      sort: sort === undefined ? '' : shapeOf(sort, DIRECTIONS),
    };
    const rest = [key, hint].filter((part) => part !== undefined).map((part) => shapeOf(part));
    return {
      collection,
      operation: key === undefined ? name : `${name} ${key}`,
      ...shapes,
      command: each,
      shape: [name, collection, shapes.filter, shapes.sort, ...rest].filter((part) => part !== '').join(' '),
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

const LISTS = ['$in', '$nin'];

/** A pattern has no value that decides; a list of values, and be it empty, is a list of values. */
function shapeIn(field: string, value: unknown, telling: readonly unknown[]): string {
  if (field === '$regex') return '?';
  if (LISTS.includes(field) && Array.isArray(value) && value.length === 0) return '[?]';
  return shapeOf(value, field === '$sort' ? DIRECTIONS : telling);
}

/** Several values or branches of one shape count as one. */
function shapeOf(value: unknown, telling = TELLING): string {
  // mongoose keeps the order of a sort's fields in a map.
  if (value instanceof Map) return shapeOf(Object.fromEntries(value), telling);
  if (Array.isArray(value)) return `[${[...new Set(value.map((each) => shapeOf(each, telling)))].join(', ')}]`;
  if (isPlain(value)) {
    const fields = Object.entries(value).map(([field, inner]) => `${field}: ${shapeIn(field, inner, telling)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (value instanceof RegExp) return '/?/';
  return telling.includes(value) || (typeof value === 'string' && STATE.test(value)) ? String(value) : '?';
}

function isPlain(value: unknown): value is Command {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
