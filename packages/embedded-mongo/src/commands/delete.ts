import { read } from '../planner/read.js';
import { compile } from '../query/matcher.js';
import { toNumber } from '../values/numbers.js';
import { type Command, matchContext, refuseUnknownFields } from './command.js';
import { mentionsExpression } from './expressions-needed.js';
import { refuseCollation } from './refusals.js';
import { runStatements, statementsOf } from './write-statements.js';

const STATEMENT_FIELDS = ['q', 'limit', 'hint', 'collation'];

export const deleteDocuments: Command = {
  fields: ['deletes', 'ordered'],
  writes: true,
  needsExpressions: (command) => statementsOf(command, 'deletes').some(({ q }) => mentionsExpression(q)),
  run(context, command) {
    const collection = context.catalog.find(`${context.database}.${command.delete}`);
    const match = matchContext(context);
    let n = 0;
    const writeErrors = runStatements(statementsOf(command, 'deletes'), command.ordered !== false, (statement) => {
      refuseUnknownFields('delete.deletes', statement, STATEMENT_FIELDS);
      refuseCollation(statement.collation);
      const { q: filter, limit, hint } = statement;
      compile(filter, match);
      const query = { filter, hint, limit: toNumber(limit ?? 0), context: match };
      for (const stored of collection ? [...read(collection, query)] : []) {
        collection?.remove(stored);
        n++;
      }
    });
    return { n, writeErrors, ok: 1 };
  },
};
