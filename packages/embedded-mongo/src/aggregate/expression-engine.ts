import type { Document, Value } from '../values/document.js';

/** Where `$lookup` reads other collections of the database. */
export interface PipelineSource {
  run(collection: string, stages: Document[], variables: Document): Document[];
}

/** Evaluates aggregation expressions and the stages that the planner does not run; loaded when first needed. */
export interface ExpressionEngine {
  evaluate(expression: Value, document: Document, variables?: Document): Value;
  runStages(stages: Document[], input: Iterable<Document>, source: PipelineSource, variables?: Document): Document[];
}
