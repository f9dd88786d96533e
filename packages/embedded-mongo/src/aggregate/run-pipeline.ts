import { countMatches, read } from '../planner/read.js';
import type { MatchContext } from '../query/matcher.js';
import { compile } from '../query/matcher.js';
import type { Collection } from '../storage/collection.js';
import { type Document, readOwn, type Value } from '../values/document.js';
import { partialDecoder } from '../values/partial-document.js';
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

/** The sum of a field; undefined where a value is neither a number nor missing: the expression engine knows what it adds. */
function sumOf(collection: Collection, split: SplitPipeline, of: string, context: MatchContext, hint: Value) {
  const decode = partialDecoder([of]);
  let total: number | undefined;
  for (const { bytes } of read(collection, { ...split, hint, context, bytesOnly: !split.sort })) {
    const value = readOwn(decode(bytes), of);
    if (typeof value !== 'number' && value !== null && value !== undefined) {
      return undefined;
    }
    total = (total ?? 0) + (value ?? 0);
  }
  return { total };
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
  const { summing } = split;
  const sum = summing && collection && sumOf(collection, split, summing.of, match, hint);
  if (summing && sum) {
    return sum.total === undefined ? [] : [{ _id: summing.id, [summing.field]: sum.total }];
  }
  const documents = documentsOf(collection, split, match, hint);
  if (!split.rest.length || !expressions) {
    return documents;
  }
  const source: PipelineSource = { run: (name, inner, scope) => [...runPipeline(context, name, inner, scope)] };
  return expressions.runStages(split.rest, documents, source, variables);
}
