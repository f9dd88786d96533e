/** One command of `npm run ops`. */
export interface Operation {
  /** Its arguments, after `npm run ops --`. */
  use: string;
  meaning: string;
  /** @throws OperationRefusal with one sentence for the operator */
  run(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void>;
}
