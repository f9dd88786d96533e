/** The ways to run an engine, best first. */
export function waysOf(
  name: string,
  environment: Readonly<Record<string, string | undefined>>,
  brokers: number,
  containers: boolean,
): ('given' | 'docker' | 'native')[];
