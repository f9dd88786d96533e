import { splitPipeline } from '../aggregate/leading-stages.js';
import type { Plan } from '../planner/plan.js';
import { planQuery } from '../planner/planner.js';
import type { Document } from '../values/document.js';
import type { Command } from './command.js';
import { VERSION } from './handshake.js';

function stage(plan: Plan, sort: Document = {}): Document {
  if (plan.union) {
    const inputStages = plan.union.map((part) => stage(part, sort));
    const isMerged = plan.sorted && Object.keys(sort).length > 0;
    return { stage: 'SUBPLAN', inputStage: { stage: isMerged ? 'SORT_MERGE' : 'OR', inputStages } };
  }
  const { index } = plan;
  if (!index) {
    return { stage: 'COLLSCAN', direction: plan.reverse ? 'backward' : 'forward' };
  }
  const scan = {
    stage: 'IXSCAN',
    keyPattern: index.key,
    indexName: index.name,
    isMultiKey: Boolean(index.multikey),
    isUnique: Boolean(index.unique),
    isSparse: Boolean(index.sparse),
    isPartial: Boolean(index.partial),
    direction: plan.reverse ? 'backward' : 'forward',
  };
  return { stage: 'FETCH', inputStage: scan };
}

function queryOf(command: Document): { filter: Document; sort?: Document } {
  if (command.pipeline) {
    return splitPipeline(command.pipeline);
  }
  const statement = command.updates?.[0] ?? command.deletes?.[0];
  return { filter: statement?.q ?? command.filter ?? command.query ?? {}, sort: command.sort };
}

/** Returns the plan of a command: IXSCAN through an index, COLLSCAN without. */
export const explain: Command = {
  fields: ['verbosity'],
  run({ catalog, database }, command) {
    const inner: Document = command.explain;
    const namespace = `${database}.${inner[Object.keys(inner)[0] ?? '']}`;
    const { filter, sort } = queryOf(inner);
    const collection = catalog.find(namespace);
    const plan = collection && planQuery(collection.indexes, filter, sort, inner.hint);
    const reading = plan ? stage(plan, sort) : { stage: 'EOF' };
    const winningPlan = plan && !plan.sorted ? { stage: 'SORT', sortPattern: sort, inputStage: reading } : reading;
    return {
      explainVersion: '1',
      queryPlanner: { namespace, parsedQuery: filter, winningPlan, rejectedPlans: [] },
      command: inner,
      serverInfo: { version: VERSION },
      ok: 1,
    };
  },
};
