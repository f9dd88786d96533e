/** What an operator may ask of a running platform's data. */
export interface Operation {
  /** How it is called, after `npm run ops --`. */
  use: string;
  meaning: string;
  /** @throws OperationRefusal with one sentence for the operator */
  run(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<void>;
}
