import type { Document, Value } from '../values/document.js';

/** Where `$lookup` reads other collections of the database. */
export interface PipelineSource {
  run(collection: string, stages: Document[], variables: Document): Document[];
}

/** Evaluates aggregation expressions and the stages the planner does not take; loaded when first needed. */
export interface ExpressionEngine {
  evaluate(expression: Value, document: Document, variables?: Document): Value;
  runStages(stages: Document[], input: Iterable<Document>, source: PipelineSource, variables?: Document): Document[];
}

let loading: Promise<ExpressionEngine> | undefined;

/** Loads the engine once; most processes that serve few aggregations never pay for it. */
export function loadExpressionEngine(): Promise<ExpressionEngine> {
  loading ??= import('./mingo-engine.js').then(({ mingoEngine }) => mingoEngine);
  return loading;
}
