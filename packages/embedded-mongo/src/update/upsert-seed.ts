import { isOperatorDocument } from '../query/field.js';
import { clone, type Document, type Value, writePath } from '../values/document.js';
import { isRegularExpression } from '../values/type-order.js';

/** The one value a condition pins a field to; undefined when it pins none. */
function pinnedValue(condition: Value): Value {
  if (isRegularExpression(condition)) {
    return undefined;
  }
  if (!isOperatorDocument(condition)) {
    return condition;
  }
  const lists = [condition.$in, condition.$all].filter((list) => Array.isArray(list) && list.length === 1);
  const value = '$eq' in condition ? condition.$eq : lists[0]?.[0];
  return isRegularExpression(value) ? undefined : value;
}

/** The initial document of an upsert: the fields that its query compares for equality. */
export function upsertSeed(filter: Document, seed: Document = {}): Document {
  for (const name of Object.keys(filter)) {
    const condition = filter[name];
    if (name === '$and' || (name === '$or' && condition.length === 1)) {
      for (const part of condition) {
        upsertSeed(part, seed);
      }
    } else if (!name.startsWith('$')) {
      const value = pinnedValue(condition);
      if (value !== undefined) {
        writePath(seed, name, clone(value));
      }
    }
  }
  return seed;
}
