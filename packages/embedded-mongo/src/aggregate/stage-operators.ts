import { Lazy } from 'mingo/lazy';
import {
  $addFields,
  $bucket,
  $count,
  $facet,
  $group,
  $limit,
  $project,
  $replaceRoot,
  $replaceWith,
  $set,
  $skip,
  $sortByCount,
  $unset,
  $unwind,
} from 'mingo/operators/pipeline';
import { compile } from '../query/matcher.js';
import { valuesAt } from '../query/path.js';
import { sortOrder } from '../query/sort.js';
import { clone, type Document, type Value, writePath } from '../values/document.js';
import { notImplemented } from '../values/errors.js';
import type { ExpressionEngine, PipelineSource } from './expression-engine.js';

type Evaluate = ExpressionEngine['evaluate'];
type Stage = (input: Value, argument: Value, options: Value) => Value;

const STAGES = {
  $addFields,
  $bucket,
  $count,
  $facet,
  $group,
  $limit,
  $project,
  $replaceRoot,
  $replaceWith,
  $set,
  $skip,
  $sortByCount,
  $unset,
  $unwind,
};

const variablesOf = (options: Value): Document => ({ ...options?.variables, ...options?.local?.variables });

const match =
  (evaluate: Evaluate): Stage =>
  (input, filter, options) => {
    const variables = variablesOf(options);
    const matches = compile(filter, {
      evaluate: (expression, document) => evaluate(expression, document, variables),
    });
    return input.filter(matches);
  };

const sort: Stage = (input, specification) => {
  const order = sortOrder(specification);
  return input.transform((documents: Document[]) => Lazy([...documents].sort(order)));
};

function lookupFilter(document: Document, { localField, foreignField }: Document): Document {
  const values = valuesAt(document, localField.split('.')).map((value) => value ?? null);
  return { [foreignField]: values.length === 1 ? { $eq: values[0] } : { $in: values } };
}

/** One indexed read per document; mingo would read the whole other collection. */
const lookup =
  (source: PipelineSource, evaluate: Evaluate): Stage =>
  (input, argument, options) =>
    input.map((document: Document) => {
      const { from, as, localField, let: definitions = {}, pipeline = [] } = argument;
      if (typeof from !== 'string' || typeof as !== 'string') {
        throw notImplemented('$lookup needs the texts from and as');
      }
      const variables = variablesOf(options);
      for (const name of Object.keys(definitions)) {
        variables[name] = evaluate(definitions[name], document, variables);
      }
      const joined = localField === undefined ? [] : [{ $match: lookupFilter(document, argument) }];
      const result = clone(document);
      writePath(result, as, source.run(from, [...joined, ...pipeline], variables));
      return result;
    });

/** The stages a pipeline may use; any other is refused by name. */
export function stageOperators(source: PipelineSource, evaluate: Evaluate): Record<string, Value> {
  return { ...STAGES, $match: match(evaluate), $sort: sort, $lookup: lookup(source, evaluate) };
}
