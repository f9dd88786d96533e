import { type Document, isDocument } from '../values/document.js';
import { MongoError, typeMismatch } from '../values/errors.js';

function writeError(index: number, error: MongoError): Document {
  const { keyPattern, keyValue } = error.extra;
  return { index, code: error.code, errmsg: error.message, keyPattern, keyValue };
}

/** The statements of a write command: its `documents`, `updates` or `deletes`. */
export function statementsOf(command: Document, field: string): Document[] {
  const list = command[field];
  if (!Array.isArray(list) || !list.every(isDocument)) {
    throw typeMismatch(`BSON field '${Object.keys(command)[0]}.${field}' must be an array of objects`);
  }
  return list;
}

/**
 * Runs the statements of one write command. A refused statement is reported in `writeErrors`; the ones after it run
 * only when the command is unordered. Returns those errors, or undefined.
 */
export function runStatements(
  statements: Document[],
  ordered: boolean,
  run: (statement: Document, index: number) => void,
): Document[] | undefined {
  const errors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) {
        throw error;
      }
      errors.push(writeError(index, error));
      if (ordered) {
        break;
      }
    }
  }
  return errors.length ? errors : undefined;
}
