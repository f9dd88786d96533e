import { isDocument, type Value } from '../values/document.js';

export type Test = (value: Value) => boolean;

const ARRAY_INDEX = /^\d+$/;
export const isArrayIndex = (part: string): boolean => ARRAY_INDEX.test(part);

export interface Reach {
  parts: readonly string[];
  test: Test;
  /** An array at the end of the path is offered whole only, not element by element. */
  whole: boolean;
  /** Called with the position of the matching element in the array that matched. */
  onElement?: (position: number) => void;
}

function testLeaf(value: Value, { test, whole, onElement }: Reach): boolean {
  if (test(value)) {
    return true;
  }
  if (whole || !Array.isArray(value)) {
    return false;
  }
  const position = value.findIndex(test);
  if (position >= 0) {
    onElement?.(position);
  }
  return position >= 0;
}

function testArray(array: Value[], at: number, reach: Reach): boolean {
  const part = reach.parts[at] as string;
  if (isArrayIndex(part) && Number(part) < array.length && reaches(array[Number(part)], at + 1, reach)) {
    return true;
  }
  const inner = { ...reach, onElement: undefined };
  const position = array.findIndex((element) => isDocument(element) && reaches(element, at, inner));
  if (position >= 0) {
    reach.onElement?.(position);
  }
  return position >= 0;
}

/** Whether any value that a dotted path can reach, through arrays, passes the test; a missing one is undefined. */
export function reaches(value: Value, at: number, reach: Reach): boolean {
  if (at === reach.parts.length) {
    return testLeaf(value, reach);
  }
  if (Array.isArray(value)) {
    return testArray(value, at, reach);
  }
  const part = reach.parts[at] as string;
  if (isDocument(value) && Object.hasOwn(value, part)) {
    return reaches(value[part], at + 1, reach);
  }
  return reach.test(undefined);
}

/** All values that a path reaches, arrays at its end expanded: used by sorting and `distinct`. */
export function valuesAt(value: Value, parts: readonly string[], at = 0): Value[] {
  if (at === parts.length) {
    if (!Array.isArray(value)) {
      return [value];
    }
    return value.length ? value : [undefined];
  }
  const part = parts[at] as string;
  if (Array.isArray(value)) {
    if (isArrayIndex(part) && Number(part) < value.length) {
      return valuesAt(value[Number(part)], parts, at + 1);
    }
    const found = value.filter(isDocument).flatMap((element) => valuesAt(element, parts, at));
    return found.length ? found : [undefined];
  }
  if (isDocument(value) && Object.hasOwn(value, part)) {
    return valuesAt(value[part], parts, at + 1);
  }
  return [undefined];
}
