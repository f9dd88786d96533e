/** What a bench is asked for. @throws Error naming an unknown option, or one that is not a number */
export function readCommandLine(
  words: readonly string[],
  plan: Readonly<Record<string, readonly [usual: number, quick: number]>>,
): { trees: string[]; file: string | undefined; plan: Record<string, number> };
