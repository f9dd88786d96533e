import type { Predicate } from '../query/field.js';
import { compile, type MatchContext } from '../query/matcher.js';
import { isArrayIndex } from '../query/path.js';
import { type Document, isDocument, readOwn, type Value, writeOwn } from '../values/document.js';
import { badValue, MongoError } from '../values/errors.js';
import { arrayFilterName } from './check-update.js';

export interface UpdateContext {
  /** The query that found the document, which determines the element of the positional operator. */
  filter: Document;
  arrayFilters?: Document[];
  match: MatchContext;
  /** The document is about to be inserted by an upsert. */
  inserting: boolean;
  now: Date;
}

/** A position in the document that an operator changes. */
export class Slot {
  constructor(
    readonly parent: Value,
    readonly name: string,
  ) {}

  get value(): Value {
    return readOwn(this.parent, this.name);
  }

  set value(value: Value) {
    if (Array.isArray(this.parent)) {
      padArray(this.parent, Number(this.name));
    }
    writeOwn(this.parent, this.name, value);
  }

  /** An array keeps its length: the element becomes null. */
  remove(): void {
    if (!Array.isArray(this.parent)) {
      delete this.parent[this.name];
    } else if (Number(this.name) < this.parent.length) {
      this.parent[Number(this.name)] = null;
    }
  }
}

const LARGEST_PADDING = 1_500_000;

function padArray(array: Value[], length: number): void {
  if (length - array.length > LARGEST_PADDING) {
    throw badValue('Cannot backfill an array with more than 1500000 elements');
  }
  while (array.length < length) {
    array.push(null);
  }
}

/** The document being updated, and the positions that paths lead to. */
export class UpdateTarget {
  private readonly filters = new Map<string, Predicate>();
  private matchedPosition?: number;

  constructor(
    readonly document: Document,
    readonly context: UpdateContext,
  ) {
    for (const filter of context.arrayFilters ?? []) {
      const name = arrayFilterName(filter);
      const holds = compile(filter, context.match);
      this.filters.set(name, (element) => holds({ [name]: element }));
    }
  }

  /** The positions that a path leads to; with `create` missing documents on the way are created. */
  slots(path: string, create: boolean): Slot[] {
    if (!path.includes('.')) {
      return [new Slot(this.document, path)];
    }
    const [first = '', ...rest] = path.split('.');
    let slots = [new Slot(this.document, first)];
    let walked = first;
    for (const part of rest) {
      const isElement = part === '$' || part.startsWith('$[');
      slots = slots.flatMap((slot) => (isElement ? this.elements(slot, part, walked) : child(slot, part, create)));
      walked = `${walked}.${part}`;
    }
    return slots;
  }

  private elements(slot: Slot, part: string, walked: string): Slot[] {
    const array = slot.value;
    if (array === undefined) {
      throw badValue(`The path '${walked}' must exist in the document in order to apply array updates.`);
    }
    if (!Array.isArray(array)) {
      throw badValue(`Cannot apply array updates to non-array element ${walked}: ${JSON.stringify(array)}`);
    }
    if (part === '$') {
      return [new Slot(array, String(this.positionOfMatch()))];
    }
    const holds = part === '$[]' ? () => true : this.filters.get(part.slice(2, -1));
    return array.flatMap((element, i) => (holds?.(element) ? [new Slot(array, String(i))] : []));
  }

  private positionOfMatch(): number {
    if (this.matchedPosition === undefined) {
      const position: { found?: number } = {};
      compile(this.context.filter, { ...this.context.match, position })(this.document);
      if (position.found === undefined) {
        throw badValue('The positional operator did not find the match needed from the query.');
      }
      this.matchedPosition = position.found;
    }
    return this.matchedPosition;
  }
}

function child(slot: Slot, part: string, create: boolean): Slot[] {
  if (slot.value === undefined && create) {
    slot.value = {};
  }
  const value = slot.value;
  if (isDocument(value) || (Array.isArray(value) && isArrayIndex(part))) {
    return [new Slot(value, part)];
  }
  if (!create) {
    return [];
  }
  const shown = JSON.stringify(value);
  throw new MongoError(28, 'PathNotViable', `Cannot create field '${part}' in element {${slot.name}: ${shown}}`);
}
