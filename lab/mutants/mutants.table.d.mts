export interface Mutant {
  id: string;
  kind: string;
  file: string;
  find: string;
  replace: string;
  sentence: string;
  expected: string[];
}
export const MUTANTS: readonly Mutant[];
