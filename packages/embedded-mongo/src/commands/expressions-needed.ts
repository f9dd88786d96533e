import { isDocument, type Value } from '../values/document.js';

/** Whether a filter uses `$expr`, which needs the expression engine to be loaded first. */
export function mentionsExpression(filter: Value): boolean {
  if (Array.isArray(filter)) {
    return filter.some(mentionsExpression);
  }
  if (!isDocument(filter)) {
    return false;
  }
  const nested = ['$and', '$or', '$nor'].filter((operator) => operator in filter);
  return '$expr' in filter || nested.some((operator) => mentionsExpression(filter[operator]));
}
