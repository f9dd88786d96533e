import { planOf } from './query-plan.rules.js';

const planned = (winningPlan: unknown) => planOf({ queryPlanner: { winningPlan } });

describe('query plan', () => {
  it('names the index that serves a query', () => {
    const fetch = { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'riderId_1' } };
    expect(planned(fetch)).toEqual({ indexes: ['riderId_1'], readsAll: false, sortsInMemory: false });
  });

  it('names each index of a union once, sorted', () => {
    const scan = (indexName: string) => ({ stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName } });
    const union = { stage: 'SUBPLAN', inputStage: { stage: 'OR', inputStages: [scan('b'), scan('a'), scan('b')] } };
    expect(planned(union).indexes).toEqual(['a', 'b']);
  });

  it('tells a whole read, also of one branch, and a sort in memory', () => {
    const union = { stage: 'OR', inputStages: [{ stage: 'IXSCAN', indexName: 'a' }, { stage: 'COLLSCAN' }] };
    expect(planned({ stage: 'SORT', inputStage: union })).toEqual({
      indexes: ['a'],
      readsAll: true,
      sortsInMemory: true,
    });
    expect(planOf({ stages: [{ $cursor: { queryPlanner: { winningPlan: { stage: 'COLLSCAN' } } } }] }).readsAll).toBe(
      true,
    );
  });

  it('is empty for a collection that does not exist', () => {
    expect(planned({ stage: 'EOF' })).toEqual({ indexes: [], readsAll: false, sortsInMemory: false });
  });
});
