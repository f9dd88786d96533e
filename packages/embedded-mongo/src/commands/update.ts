import type { Document } from '../values/document.js';
import { type Command, refuseUnknownFields } from './command.js';
import { mentionsExpression } from './expressions-needed.js';
import { refuseCollation } from './refusals.js';
import { runUpdate } from './update-statement.js';
import { runStatements, statementsOf } from './write-statements.js';

const STATEMENT_FIELDS = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation'];

export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  needsExpressions: (command) => statementsOf(command, 'updates').some(({ q }) => mentionsExpression(q)),
  run(context, command) {
    const namespace = `${context.database}.${command.update}`;
    const upserted: Document[] = [];
    let n = 0;
    let nModified = 0;
    const writeErrors = runStatements(
      statementsOf(command, 'updates'),
      command.ordered !== false,
      (statement, index) => {
        refuseUnknownFields('update.updates', statement, STATEMENT_FIELDS);
        refuseCollation(statement.collation);
        const { q: filter, u, multi, upsert, arrayFilters, hint } = statement;
        const existing = context.catalog.find(namespace);
        const outcome = runUpdate(context, existing, () => context.catalog.ensure(namespace), {
          filter,
          update: u,
          multiple: Boolean(multi),
          upsert: Boolean(upsert),
          arrayFilters,
          hint,
        });
        n += outcome.inserted ? 1 : outcome.matched;
        nModified += outcome.modified;
        if (outcome.inserted) {
          upserted.push({ index, _id: outcome.after?._id });
        }
      },
    );
    return { n, nModified, upserted: upserted.length ? upserted : undefined, writeErrors, ok: 1 };
  },
};
