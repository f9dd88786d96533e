import { type Document, isDocument, type Value } from '../values/document.js';
import { badValue, MongoError, notImplemented, typeMismatch } from '../values/errors.js';
import { isOperatorDocument, isOperatorName, type Predicate } from './field.js';
import { fieldOperator } from './field-operators.js';
import { reaches } from './path.js';
import { equalityTest } from './value-tests.js';

export interface MatchContext {
  /** Evaluates an aggregation expression on a document; without it `$expr` is refused. */
  evaluate?: (expression: Value, document: Document) => Value;
  /** Receives the position of the first matching array element, for the positional operator. */
  position?: { found?: number };
}

function allOf(predicates: Predicate[]): Predicate {
  const [only] = predicates;
  return only && predicates.length === 1 ? only : (document) => predicates.every((holds) => holds(document));
}

/** The first array that matches decides. */
const remember = (position: { found?: number }) => (found: number) => {
  position.found ??= found;
};

/** The condition on one field as a predicate over the whole document. */
export function compileField(path: string, condition: Value, context: MatchContext): Predicate {
  const parts = path.split('.');
  const { position } = context;
  const onElement = position && remember(position);
  if (isOperatorDocument(condition)) {
    const nested = { evaluate: context.evaluate };
    const field = {
      path,
      parts,
      onElement,
      compileFilter: (filter: Document) => compile(filter, nested),
      compileField: (name: string, inner: Value) => compileField(name, inner, nested),
    };
    const predicates = Object.keys(condition).map((operator) => fieldOperator(field, operator, condition));
    return allOf(predicates);
  }
  const reach = { parts, test: equalityTest(condition), whole: false, onElement };
  return (document) => reaches(document, 0, reach);
}

function compileList(operator: string, list: Value, context: MatchContext): Predicate {
  if (!Array.isArray(list) || !list.length) {
    throw badValue(`${operator} argument must be a nonempty array`);
  }
  const predicates = list.map((filter) => {
    if (!isDocument(filter)) {
      throw badValue('$or/$and/$nor entries need to be full objects');
    }
    return compile(filter, context);
  });
  if (operator === '$and') {
    return allOf(predicates);
  }
  const wanted = operator === '$or';
  return (document) => predicates.some((holds) => holds(document)) === wanted;
}

function compileExpression(expression: Value, { evaluate }: MatchContext): Predicate {
  if (!evaluate) {
    throw badValue('$expr is not allowed in this context');
  }
  return (document) => {
    const result = evaluate(expression, document);
    return result !== false && result !== null && result !== undefined && result !== 0;
  };
}

function compileTopLevel(operator: string, argument: Value, context: MatchContext): Predicate {
  switch (operator) {
    case '$and':
    case '$or':
    case '$nor':
      return compileList(operator, argument, context);
    case '$expr':
      return compileExpression(argument, context);
    case '$comment':
      return () => true;
    case '$where':
      throw badValue('no globalScriptEngine in $where parsing');
    case '$text':
      throw new MongoError(27, 'IndexNotFound', 'text index required for $text query');
    case '$jsonSchema':
      throw notImplemented('$jsonSchema is not supported');
    default:
      throw badValue(`unknown top level operator: ${operator}`);
  }
}

/** A filter as a predicate. Throws MongoDB's refusal for what is malformed or unknown. */
export function compile(filter: Value, context: MatchContext = {}): Predicate {
  if (!isDocument(filter)) {
    throw typeMismatch('filter must be an object');
  }
  const predicates = Object.keys(filter).map((name) =>
    isOperatorName(name) ? compileTopLevel(name, filter[name], context) : compileField(name, filter[name], context),
  );
  return allOf(predicates);
}
