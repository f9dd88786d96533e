export interface Planted {
  id: string;
  file: string;
  find: string;
  replace: string;
}
export type Lane = 'backend' | 'web' | 'fences' | 'stories' | 'screens';
export interface Failure {
  spec: string;
  test: string;
  message: string;
}
/** The parts of a Jest result that are read. */
export interface JestResult {
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

export function plant(source: string, mutant: Planted): string;
export function laneOf(spec: string): Lane | undefined;
export function needsBuild(lane: Lane | undefined): boolean;
export interface NearMutant {
  file: string;
  expected: readonly string[];
}
export function expectedSpecs(mutant: NearMutant, specs: readonly string[]): { lane: Lane; specs: string[] }[];
export function specsNear(mutant: NearMutant, specs: readonly string[]): { lane: Lane; specs: string[] }[];
export function typeProjectsOf(file: string): string[];
export function draw(ids: readonly string[], seed: number, count: number): string[];
export function firstFailure(result: JestResult, root: string): Failure | undefined;
export function failuresIn(output: string): string[];
export interface Result {
  killedBy?: { message?: string } | null;
}
export function isDoubtful(result: Result): boolean;
export function verdictOf(result: Result): 'killed' | 'doubtful' | 'not killed';
export function toRun<M extends { id: string }>(
  mutants: readonly M[],
  only: readonly string[],
  results: Readonly<Record<string, Result>>,
  again: boolean,
): M[];
