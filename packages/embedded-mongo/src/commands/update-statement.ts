import { read } from '../planner/read.js';
import type { Collection } from '../storage/collection.js';
import type { StoredDocument } from '../storage/stored-document.js';
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
  /** The same as stored. */
  afterBytes?: Uint8Array;
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
    const afterBytes = create().insert(after);
    return { matched: 0, modified: 0, after, afterBytes, inserted: true };
  }
  let modified = 0;
  let first: { after: Document; afterBytes: Uint8Array } | undefined;
  for (const stored of found) {
    const after = change(stored.document, update);
    const bytes = existing?.update(stored, after);
    first ??= { after, afterBytes: bytes ?? stored.bytes };
    if (bytes) {
      modified++;
    }
  }
  return { matched: found.length, modified, before: found[0], ...first, inserted: false };
}
