import type { ExpressionEngine } from '../aggregate/expression-engine.js';
import type { Catalog } from '../engine/catalog.js';
import type { Cursors } from '../engine/cursors.js';
import type { Reply } from '../engine/reply.js';
import type { MatchContext } from '../query/matcher.js';
import type { Document } from '../values/document.js';
import { numbered } from '../values/errors.js';

export interface CommandContext {
  /** The database the command was sent to. */
  database: string;
  catalog: Catalog;
  cursors: Cursors;
  /** Syncs of the write-ahead log since the start. */
  logSyncs: number;
  /** Loaded for commands with `needsExpressions`. */
  expressions?: ExpressionEngine;
}

export interface Command {
  /** The fields of the command besides those that every command may have; other fields are refused. */
  fields: readonly string[] | 'any';
  /** Runs inside a durable transaction. */
  writes?: boolean;
  needsExpressions?: (command: Document) => boolean;
  run(context: CommandContext, command: Document): Reply;
}

export const matchContext = ({ expressions }: CommandContext): MatchContext => ({ evaluate: expressions?.evaluate });

/** Refuses unknown fields with MongoDB's message: a misspelt option must not pass silently. */
export function refuseUnknownFields(where: string, given: Document | string[], known: readonly string[]): void {
  const names = Array.isArray(given) ? given : Object.keys(given);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) {
    throw numbered(40415, `BSON field '${where}.${unknown}' is an unknown field.`);
  }
}
