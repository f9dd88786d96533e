import { countMatches, read } from '../planner/read.js';
import type { MatchContext } from '../query/matcher.js';
import { compile } from '../query/matcher.js';
import type { Collection } from '../storage/collection.js';
import type { Document, Value } from '../values/document.js';
import type { ExpressionEngine, PipelineSource } from './expression-engine.js';
import { type SplitPipeline, splitPipeline } from './leading-stages.js';

export interface PipelineContext {
  find: (collection: string) => Collection | undefined;
  /** Present whenever the pipeline, or one nested in it, needs it. */
  expressions?: ExpressionEngine;
}

function* documentsOf(collection: Collection | undefined, split: SplitPipeline, context: MatchContext, hint: Value) {
  if (collection) {
    for (const stored of read(collection, { ...split, hint, context })) {
      yield stored.document;
    }
  }
}

function countOf(collection: Collection | undefined, split: SplitPipeline, context: MatchContext, hint: Value): number {
  if (collection && !split.skip && !split.limit) {
    return countMatches(collection, split.filter, context);
  }
  let total = 0;
  for (const _document of documentsOf(collection, split, context, hint)) {
    total++;
  }
  return total;
}

/** Runs a pipeline on a collection: the leading stages by the planner, the rest by the expression engine. */
export function runPipeline(
  context: PipelineContext,
  collectionName: string,
  stages: Value[],
  variables: Document = {},
  hint?: Value,
): Iterable<Document> {
  const split = splitPipeline(stages);
  const { expressions, find } = context;
  const collection = find(collectionName);
  const match: MatchContext = {
    evaluate: expressions && ((expression, document) => expressions.evaluate(expression, document, variables)),
  };
  compile(split.filter, match);
  if (split.counting) {
    const total = countOf(collection, split, match, hint);
    return total ? [{ _id: split.counting.id, [split.counting.field]: total }] : [];
  }
  const documents = documentsOf(collection, split, match, hint);
  if (!split.rest.length || !expressions) {
    return documents;
  }
  const source: PipelineSource = { run: (name, inner, scope) => [...runPipeline(context, name, inner, scope)] };
  return expressions.runStages(split.rest, documents, source, variables);
}
