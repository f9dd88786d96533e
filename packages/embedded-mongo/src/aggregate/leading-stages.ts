import { type Document, isDocument, type Value } from '../values/document.js';
import { numbered } from '../values/errors.js';
import { toNumber } from '../values/numbers.js';

/** A pipeline split into the leading stages for the planner and the remaining stages. */
export interface SplitPipeline {
  filter: Document;
  sort?: Document;
  skip: number;
  limit: number;
  rest: Document[];
  /** Set when the rest only counts (`countDocuments`): the answer's id and the field of the count. */
  counting?: { id: Value; field: string };
  /** Set when the rest only sums a field at the top of all documents, `of`. */
  summing?: { id: Value; field: string; of: string };
}

const stageName = (stage: Document) => Object.keys(stage)[0];

function refuseMalformed(stages: Value[]): void {
  if (stages.some((stage) => !isDocument(stage) || Object.keys(stage).length !== 1)) {
    throw numbered(40323, 'A pipeline stage specification object must contain exactly one field.');
  }
}

function positiveLimit(value: Value): number {
  const limit = toNumber(value);
  if (!(limit > 0)) {
    throw numbered(15958, 'the limit must be positive');
  }
  return limit;
}

const TOP_FIELD = /^\$([^$.]+)$/;

/** {$group: {_id: <constant>, n: {$sum: 1}}}, or the sum of a field in place of 1. */
function totalOf(rest: Document[]): Pick<SplitPipeline, 'counting' | 'summing'> {
  const group = rest.length === 1 ? rest[0]?.$group : undefined;
  const [, field, ...more] = isDocument(group) ? Object.keys(group) : [];
  if (field === undefined || more.length || !isDocument(group[field]) || Object.keys(group[field]).length > 1) {
    return {};
  }
  const { _id: id } = group;
  const { $sum: summed } = group[field];
  if (id !== null && typeof id !== 'number') {
    return {};
  }
  const of = typeof summed === 'string' ? TOP_FIELD.exec(summed)?.[1] : undefined;
  return { counting: summed === 1 ? { id, field } : undefined, summing: of ? { id, field, of } : undefined };
}

/** Takes `$match`, `$sort`, `$skip` and `$limit`, in this order, from the front of a pipeline. */
export function splitPipeline(stages: Value[]): SplitPipeline {
  refuseMalformed(stages);
  let at = 0;
  const next = (name: string) => (stages[at] && stageName(stages[at]) === name ? stages[at++][name] : undefined);
  const filters: Document[] = [];
  for (let filter = next('$match'); filter !== undefined; filter = next('$match')) {
    filters.push(filter);
  }
  const sort = next('$sort');
  const skip = toNumber(next('$skip') ?? 0);
  const limit = next('$limit');
  const rest = stages.slice(at);
  return {
    filter: filters.length > 1 ? { $and: filters } : (filters[0] ?? {}),
    sort,
    skip,
    limit: limit === undefined ? 0 : positiveLimit(limit),
    rest,
    ...totalOf(rest),
  };
}
