import { type Reply, ValueReply } from '../engine/reply.js';
import { read } from '../planner/read.js';
import { projector } from '../query/projection.js';
import { encodeReply } from '../values/codec.js';
import type { Document } from '../values/document.js';
import { failedToParse } from '../values/errors.js';
import { type Command, type CommandContext, matchContext } from './command.js';
import { mentionsExpression } from './expressions-needed.js';
import { runUpdate } from './update-statement.js';

/** The bytes that answer: the document's own, or those of its projection. */
type Shape = (document: () => Document, bytes: Uint8Array) => Uint8Array;

/** What happened, as most updates end. */
const UPDATED = encodeReply({ n: 1, updatedExisting: true });

function refuseContradictions(command: Document): void {
  if (command.remove && command.update) {
    throw failedToParse('Cannot specify both an update and remove=true');
  }
  if (command.remove && command.new) {
    throw failedToParse("Cannot specify both new=true and remove=true; 'remove' always returns the deleted document");
  }
  if (!command.remove && !command.update) {
    throw failedToParse('Either an update or remove=true must be specified');
  }
}

function removeOne(context: CommandContext, namespace: string, command: Document, shape: Shape): Reply {
  const collection = context.catalog.find(namespace);
  const { query: filter = {}, sort, hint } = command;
  const [stored] = collection ? read(collection, { filter, sort, hint, limit: 1, context: matchContext(context) }) : [];
  if (stored) {
    collection?.remove(stored);
  }
  return new ValueReply(encodeReply({ n: stored ? 1 : 0 }), stored && shape(() => stored.document, stored.bytes));
}

function updateOne(context: CommandContext, namespace: string, command: Document, shape: Shape): Reply {
  const { catalog } = context;
  const outcome = runUpdate(context, catalog.find(namespace), () => catalog.ensure(namespace), {
    filter: command.query ?? {},
    update: command.update,
    multiple: false,
    upsert: Boolean(command.upsert),
    arrayFilters: command.arrayFilters,
    sort: command.sort,
    hint: command.hint,
  });
  const { before, after, afterBytes } = outcome;
  const lastErrorObject = before
    ? UPDATED
    : encodeReply({ n: after ? 1 : 0, updatedExisting: false, upserted: after?._id });
  if (!command.new) {
    return new ValueReply(lastErrorObject, before && shape(() => before.document, before.bytes));
  }
  return new ValueReply(lastErrorObject, after && afterBytes && shape(() => after, afterBytes));
}

/** Finds one document and changes or removes it atomically: the basis of every compare-and-set. */
export const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'arrayFilters',
    'hint',
    'collation',
    'bypassDocumentValidation',
  ],
  writes: true,
  needsExpressions: ({ query }) => mentionsExpression(query),
  run(context, command) {
    refuseContradictions(command);
    const namespace = `${context.database}.${command.findAndModify ?? command.findandmodify}`;
    const project = projector(command.fields, command.query ?? {});
    const shape: Shape = (document, bytes) => (project ? encodeReply(project(document())) : bytes);
    return command.remove
      ? removeOne(context, namespace, command, shape)
      : updateOne(context, namespace, command, shape);
  },
};
