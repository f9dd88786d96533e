import { read } from '../planner/read.js';
import type { Collection, StoredDocument } from '../storage/collection.js';
import { readUpdate } from '../update/apply-update.js';
import type { UpdateContext } from '../update/update-target.js';
import { upsertSeed } from '../update/upsert-seed.js';
import type { Document, Value } from '../values/document.js';
import { type CommandContext, matchContext } from './command.js';
import { withId } from './document-id.js';

export interface UpdateStatement {
  filter: Document;
  update: Value;
  multiple: boolean;
  upsert: boolean;
  arrayFilters?: Document[];
  sort?: Document;
  hint?: Value;
}

export interface UpdateOutcome {
  matched: number;
  modified: number;
  /** The first document found, as it was; undefined when none was. */
  before?: StoredDocument;
  /** The document after the update, or the one an upsert inserted. */
  after?: Document;
  inserted: boolean;
}

/** Runs one update. `collection` creates the collection when a document is to be inserted. */
export function runUpdate(
  context: CommandContext,
  existing: Collection | undefined,
  create: () => Collection,
  statement: UpdateStatement,
): UpdateOutcome {
  const { filter, multiple, sort, hint } = statement;
  const change = readUpdate(statement.update, statement.arrayFilters, multiple);
  const match = matchContext(context);
  const limit = multiple ? 0 : 1;
  const found = existing ? [...read(existing, { filter, sort, hint, limit, context: match })] : [];
  const update: UpdateContext = {
    filter,
    match,
    arrayFilters: statement.arrayFilters,
    inserting: !found.length,
    now: new Date(),
  };
  if (!found.length) {
    if (!statement.upsert) {
      return { matched: 0, modified: 0, inserted: false };
    }
    const after = withId(change(upsertSeed(filter), update));
    create().insert(after);
    return { matched: 0, modified: 0, after, inserted: true };
  }
  let modified = 0;
  let first: Document | undefined;
  for (const stored of found) {
    const after = change(stored.document, update);
    first ??= after;
    if (existing?.update(stored, after)) {
      modified++;
    }
  }
  return { matched: found.length, modified, before: found[0], after: first, inserted: false };
}
