import type { Command } from './command.js';
import { withId } from './document-id.js';
import { runStatements, statementsOf } from './write-statements.js';

export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run({ catalog, database }, command) {
    const documents = statementsOf(command, 'documents');
    const collection = catalog.ensure(`${database}.${command.insert}`);
    let n = 0;
    const writeErrors = runStatements(documents, command.ordered !== false, (document) => {
      collection.insert(withId(document));
      n++;
    });
    return { n, writeErrors, ok: 1 };
  },
};
