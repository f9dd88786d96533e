import { type Document, isDocument, type Value } from '../values/document.js';
import { badValue, failedToParse, MongoError } from '../values/errors.js';
import { typeName } from '../values/type-names.js';

/** The identifier of an array filter: `e` in {'e.price': {$gt: 5}}. */
export function arrayFilterName(filter: Document): string {
  const [first] = Object.keys(filter);
  if (first === undefined) {
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  }
  return first.startsWith('$') ? arrayFilterName(filter[first][0]) : (first.split('.')[0] as string);
}

const contains = (whole: string, part: string) =>
  part.startsWith(whole) && (part.length === whole.length || part[whole.length] === '.');
const overlap = (left: string, right: string) => contains(left, right) || contains(right, left);

function refuseConflicts(paths: string[]): void {
  paths.forEach((path, i) => {
    const other = paths.find((earlier, at) => at < i && overlap(earlier, path));
    if (other !== undefined) {
      const at = other.length < path.length ? other : path;
      throw new MongoError(
        40,
        'ConflictingUpdateOperators',
        `Updating the path '${path}' would create a conflict at '${at}'`,
      );
    }
  });
}

function refuseUnusedFilters(paths: string[], arrayFilters: Document[]): void {
  if (!arrayFilters.length && !paths.some((path) => path.includes('$['))) {
    return;
  }
  const used = new Set(paths.flatMap((path) => [...path.matchAll(/\$\[(\w+)\]/g)].map(([, name = '']) => name)));
  const given = arrayFilters.map(arrayFilterName);
  const repeated = given.find((name, i) => given.indexOf(name) !== i);
  if (repeated) {
    throw failedToParse(`Found multiple array filters with the same top-level field name ${repeated}`);
  }
  const unused = given.find((name) => !used.has(name));
  if (unused) {
    throw failedToParse(`The array filter for identifier '${unused}' was not used in the update`);
  }
  const missing = [...used].find((name) => !given.includes(name));
  if (missing) {
    const path = paths.find((candidate) => candidate.includes(`$[${missing}]`));
    throw badValue(`No array filter found for identifier '${missing}' in path '${path}'`);
  }
}

const EMPTY_NAME = /^$|^\.|\.$|\.\./;

function pathsOf(operator: string, fields: Value): string[] {
  if (!isDocument(fields)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeName(fields)} instead of ${operator}'s fields`,
    );
  }
  return Object.keys(fields).flatMap((path) => {
    if (EMPTY_NAME.test(path)) {
      const message = `The update path '${path}' contains an empty field name, which is not allowed.`;
      throw new MongoError(56, 'EmptyFieldName', message);
    }
    return operator === '$rename' ? [path, String(fields[path])] : [path];
  });
}

/** Refuses an operator update that is malformed, before any document is touched. */
export function checkUpdate(update: Document, arrayFilters: Document[] = [], known: ReadonlySet<string>): void {
  const paths = Object.keys(update).flatMap((operator) => {
    if (!known.has(operator)) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    return pathsOf(operator, update[operator]);
  });
  refuseConflicts(paths);
  refuseUnusedFilters(paths, arrayFilters);
}
