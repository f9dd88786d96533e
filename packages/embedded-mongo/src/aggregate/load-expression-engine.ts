import type { ExpressionEngine } from './expression-engine.js';

let loading: Promise<ExpressionEngine> | undefined;

/** Loads the engine once, on first use: many processes never need it. */
export function loadExpressionEngine(): Promise<ExpressionEngine> {
  loading ??= import('./mingo-engine.js').then(({ mingoEngine }) => mingoEngine);
  return loading;
}
