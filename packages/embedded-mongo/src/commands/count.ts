import { countMatches, read } from '../planner/read.js';
import { compile } from '../query/matcher.js';
import { valuesAt } from '../query/path.js';
import { compare, equal } from '../values/compare.js';
import { rootOf, type Value } from '../values/document.js';
import { typeMismatch } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { partialDecoder } from '../values/partial-document.js';
import { TypeOrder, typeOrder } from '../values/type-order.js';
import { type Command, matchContext } from './command.js';
import { mentionsExpression } from './expressions-needed.js';
import { wholeNumber } from './find.js';

export const count: Command = {
  fields: ['query', 'limit', 'skip', 'hint', 'collation'],
  needsExpressions: ({ query }) => mentionsExpression(query),
  run(context, command) {
    const filter = command.query ?? {};
    const match = matchContext(context);
    compile(filter, match);
    const collection = context.catalog.find(`${context.database}.${command.count}`);
    const found = collection ? countMatches(collection, filter, match) : 0;
    const left = Math.max(0, found - wholeNumber('skip', command.skip));
    const limit = Math.abs(toNumber(command.limit ?? 0));
    return { n: limit ? Math.min(left, limit) : left, ok: 1 };
  },
};

/** Sorted, equal values once. Equal ids are dropped by their text before, as most of what is asked for repeats a few. */
function distinctValues(found: ReadonlySet<Value>): Value[] {
  const ids = new Map<string, Value>();
  const others: Value[] = [];
  for (const value of found) {
    if (typeOrder(value) === TypeOrder.objectId) {
      ids.set(value.toHexString(), value);
    } else {
      others.push(value);
    }
  }
  const sorted = [...others, ...ids.values()].sort(compare);
  return sorted.filter((value, i) => i === 0 || !equal(value, sorted[i - 1]));
}

export const distinct: Command = {
  fields: ['key', 'query', 'collation', 'hint'],
  needsExpressions: ({ query }) => mentionsExpression(query),
  run(context, command) {
    if (typeof command.key !== 'string') {
      throw typeMismatch("BSON field 'distinct.key' is the wrong type, expected type 'string'");
    }
    const parts = command.key.split('.');
    const match = matchContext(context);
    const filter = command.query ?? {};
    compile(filter, match);
    const collection = context.catalog.find(`${context.database}.${command.distinct}`);
    const found = new Set<Value>();
    const decode = partialDecoder([rootOf(command.key)]);
    const query = { filter, hint: command.hint, context: match, bytesOnly: true };
    for (const { bytes } of collection ? read(collection, query) : []) {
      for (const value of valuesAt(decode(bytes), parts)) {
        if (value !== undefined) {
          found.add(value);
        }
      }
    }
    return { values: distinctValues(found), ok: 1 };
  },
};
