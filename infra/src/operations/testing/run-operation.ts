import { operate } from '../operate.js';

/** Runs an operation; returns its exit code and every line it printed. */
export async function runOperation(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<unknown[]> {
  const written = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const each of written) each.mockImplementation(() => undefined);
  try {
    const code = await operate(args, variables);
    return [code, ...written.flatMap(({ mock }) => mock.calls.map(([sentence]) => sentence))];
  } finally {
    for (const each of written) each.mockRestore();
  }
}
