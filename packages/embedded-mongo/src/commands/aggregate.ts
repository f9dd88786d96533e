import { splitPipeline } from '../aggregate/leading-stages.js';
import { runPipeline } from '../aggregate/run-pipeline.js';
import { failedToParse, MongoError, numbered, typeMismatch } from '../values/errors.js';
import type { Command } from './command.js';
import { mentionsExpression } from './expressions-needed.js';
import { batchSizeOf } from './find.js';

export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'collation', 'bypassDocumentValidation'],
  needsExpressions({ pipeline }) {
    if (!Array.isArray(pipeline)) {
      return false;
    }
    const { filter, rest, counting } = splitPipeline(pipeline);
    return mentionsExpression(filter) || (rest.length > 0 && !counting);
  },
  run({ catalog, cursors, database, expressions }, command) {
    if (!Array.isArray(command.pipeline)) {
      throw typeMismatch("'pipeline' option must be specified as an array");
    }
    if (command.pipeline[0]?.$changeStream) {
      throw numbered(40573, 'The $changeStream stage is only supported on replica sets');
    }
    if (typeof command.aggregate !== 'string') {
      throw new MongoError(73, 'InvalidNamespace', '{aggregate: 1} is not valid: a collection is required');
    }
    if (!command.cursor) {
      throw failedToParse("The 'cursor' option is required, except for aggregate with the explain argument");
    }
    const context = { expressions, find: (name: string) => catalog.find(`${database}.${name}`) };
    const documents = runPipeline(context, command.aggregate, command.pipeline, {}, command.hint);
    return cursors.start(`${database}.${command.aggregate}`, documents, {
      batchSize: batchSizeOf(command.cursor.batchSize),
    });
  },
};
