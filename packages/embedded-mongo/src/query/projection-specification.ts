import { type Document, isDocument, readOwn, type Value, writeOwn } from '../values/document.js';
import { notImplemented, numbered } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';
import { isNumber } from '../values/type-order.js';
import { compile } from './matcher.js';

export interface ProjectionTree {
  [name: string]: true | ProjectionTree;
}
interface ArrayPick {
  path: string;
  pick: (array: Value[]) => Value[] | undefined;
}
export interface Projection {
  inclusive: boolean;
  tree: ProjectionTree;
  arrays: ArrayPick[];
  /** The path of `path.$`. */
  positional?: string;
}

interface Draft extends Omit<Projection, 'inclusive'> {
  inclusive?: boolean;
  id?: boolean;
}

function addToTree(tree: ProjectionTree, path: string): void {
  const parts = path.split('.');
  let node: Value = tree;
  for (const part of parts.slice(0, -1)) {
    if (!isDocument(readOwn(node, part))) {
      writeOwn(node, part, {});
    }
    node = node[part];
  }
  writeOwn(node, parts[parts.length - 1] as string, true);
}

function addFlag(draft: Draft, path: string, on: boolean): void {
  if (path === '_id') {
    draft.id = on;
    return;
  }
  if (draft.inclusive !== undefined && draft.inclusive !== on) {
    throw on
      ? numbered(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : numbered(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  }
  draft.inclusive = on;
  addToTree(draft.tree, path);
}

function slice(argument: Value): ArrayPick['pick'] {
  if (Array.isArray(argument)) {
    const skip = toNumber(argument[0]);
    const count = toNumber(argument[1]);
    return (array) => {
      const from = skip < 0 ? Math.max(0, array.length + skip) : skip;
      return array.slice(from, from + count);
    };
  }
  const count = toNumber(argument);
  return (array) => (count < 0 ? array.slice(count) : array.slice(0, count));
}

function firstMatch(argument: Value): ArrayPick['pick'] {
  const holds = compile({ array: { $elemMatch: argument } });
  return (array) => {
    const found = array.find((element) => holds({ array: [element] }));
    return found === undefined ? undefined : [found];
  };
}

function addArrayPick(draft: Draft, path: string, argument: Document): void {
  if ('$slice' in argument) {
    draft.arrays.push({ path, pick: slice(argument.$slice) });
  } else if ('$elemMatch' in argument) {
    draft.inclusive ??= true;
    draft.arrays.push({ path, pick: firstMatch(argument.$elemMatch) });
  } else {
    throw notImplemented(`the projection of '${path}' is not supported: only 1, 0, $slice and $elemMatch are`);
  }
}

function addFields(draft: Draft, specification: Document, prefix: string): void {
  for (const name of Object.keys(specification)) {
    const argument = specification[name];
    const path = prefix + name;
    if (name.endsWith('.$')) {
      draft.positional = path.slice(0, -2);
      addFlag(draft, draft.positional, true);
    } else if (typeof argument === 'boolean' || isNumber(argument)) {
      addFlag(draft, path, typeof argument === 'boolean' ? argument : toNumber(argument) !== 0);
    } else if (!isDocument(argument)) {
      throw notImplemented(`the projection of '${path}' is not supported: only 1, 0, $slice and $elemMatch are`);
    } else if (Object.keys(argument)[0]?.startsWith('$')) {
      addArrayPick(draft, path, argument);
    } else {
      addFields(draft, argument, `${path}.`);
    }
  }
}

/** Reads a find projection; `_id` is kept unless it is excluded by name. */
export function parseProjection(specification: Document): Projection {
  const draft: Draft = { tree: {}, arrays: [] };
  addFields(draft, specification, '');
  const inclusive = draft.inclusive ?? (draft.id === true && !draft.arrays.length);
  if (inclusive ? draft.id !== false : draft.id === false) {
    draft.tree._id = true;
  }
  return { ...draft, inclusive };
}
