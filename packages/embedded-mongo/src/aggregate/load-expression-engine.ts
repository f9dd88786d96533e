import type { ExpressionEngine } from './expression-engine.js';

let loading: Promise<ExpressionEngine> | undefined;

/** Loads the engine once; most processes that serve few aggregations never pay for it. */
export function loadExpressionEngine(): Promise<ExpressionEngine> {
  loading ??= import('./mingo-engine.js').then(({ mingoEngine }) => mingoEngine);
  return loading;
}
