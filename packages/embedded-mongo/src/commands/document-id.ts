import { ObjectId } from 'bson';
import { isOperatorName } from '../query/field.js';
import { type Document, isDocument, type Value, withIdFirst } from '../values/document.js';
import { MongoError } from '../values/errors.js';
import { isRegularExpression } from '../values/type-order.js';

function refuseBadId(id: Value): void {
  if (Array.isArray(id) || isRegularExpression(id)) {
    const type = Array.isArray(id) ? 'array' : 'regex';
    throw new MongoError(53, 'InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  if (isDocument(id) && Object.keys(id).some(isOperatorName)) {
    throw new MongoError(52, 'DollarPrefixedFieldName', "_id fields may not contain '$'-prefixed fields");
  }
}

/** The document to store, with `_id` first: created when missing, refused when invalid. */
export function withId(document: Document): Document {
  const result = withIdFirst(document, () => new ObjectId());
  refuseBadId(result._id);
  return result;
}
