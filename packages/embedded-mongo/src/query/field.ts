import { type Document, isDocument, type Value } from '../values/document.js';
import { reaches, type Test } from './path.js';

export type Predicate = (document: Value) => boolean;

/** One field of a filter while its operators are compiled. */
export interface Field {
  path: string;
  parts: readonly string[];
  /** Called with the position of the array element that matched. */
  onElement?: (position: number) => void;
  /** Compile what is nested in an operator: a whole filter, or the condition on one field. */
  compileFilter: (filter: Document) => Predicate;
  compileField: (path: string, condition: Value) => Predicate;
}
export type FieldOperator = (field: Field, argument: Value, condition: Document) => Predicate;

/** Some value the field reaches passes the test. */
export function anyValue({ parts, onElement }: Field, test: Test, whole = false): Predicate {
  const reach = { parts, test, whole, onElement };
  return (document) => reaches(document, 0, reach);
}

const REFERENCE_FIELDS = ['$ref', '$id', '$db'];

/** Whether a name is an operator's, not that of a database reference's field. */
export const isOperatorName = (name: string): boolean => name.startsWith('$') && !REFERENCE_FIELDS.includes(name);

/** Whether a condition is made of operators ({$gt: 1}) rather than a document to be equal to. */
export function isOperatorDocument(value: Value): boolean {
  const first = isDocument(value) ? Object.keys(value)[0] : undefined;
  return first !== undefined && isOperatorName(first);
}
