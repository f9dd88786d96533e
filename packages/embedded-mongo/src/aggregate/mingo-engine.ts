import { Aggregator } from 'mingo/aggregator';
import { Context, evalExpr } from 'mingo/core';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as projections from 'mingo/operators/projection';
import * as queries from 'mingo/operators/query';
import type { Document, Value } from '../values/document.js';
import { badValue, MongoError, numbered } from '../values/errors.js';
import { exactAccumulators, exactExpressions } from './exact-operators.js';
import type { ExpressionEngine, PipelineSource } from './expression-engine.js';
import { stageOperators } from './stage-operators.js';

interface Options {
  processingMode: number;
  scriptEnabled: boolean;
  useStrictMode: boolean;
  variables?: Document;
  context: Value;
}

const OPERATORS = {
  accumulator: { ...accumulators, ...exactAccumulators },
  expression: { ...expressions, ...exactExpressions },
  projection: projections,
  query: queries,
};
const PLAIN_CONTEXT = Context.init(OPERATORS as Value);

const optionsWith = (context: Value, variables?: Document): Options => ({
  processingMode: 0,
  scriptEnabled: false,
  useStrictMode: true,
  variables,
  context,
});

const UNKNOWN_STAGE = /unregistered pipeline operator (\S+?)\.?$/;
const UNKNOWN_EXPRESSION = /(?:unregistered (?:expression )?operator|accumulator) '?([^\s'.]+)/;

/** Translates an error of mingo into MongoDB's error. */
function asRefusal(error: unknown): unknown {
  if (error instanceof MongoError || !(error instanceof Error)) {
    return error;
  }
  const stage = UNKNOWN_STAGE.exec(error.message);
  if (stage) {
    return numbered(40324, `Unrecognized pipeline stage name: '${stage[1]}'`);
  }
  const expression = UNKNOWN_EXPRESSION.exec(error.message);
  return expression
    ? new MongoError(168, 'InvalidPipelineOperator', `Unrecognized expression '${expression[1]}'`)
    : badValue(error.message);
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asRefusal(error);
  }
}

function evaluate(expression: Value, document: Document, variables?: Document): Value {
  return refusing(() => evalExpr(document, expression, optionsWith(PLAIN_CONTEXT, variables) as Value));
}

function runStages(
  stages: Document[],
  input: Iterable<Document>,
  source: PipelineSource,
  variables?: Document,
): Document[] {
  const context = Context.init({ ...OPERATORS, pipeline: stageOperators(source, evaluate) } as Value);
  const options = optionsWith(context, variables);
  return refusing(() => new Aggregator(stages, options as Value).run(input as Value));
}

export const mingoEngine: ExpressionEngine = { evaluate, runStages };
