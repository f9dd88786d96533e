const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** People with a known password may exist only where PUBLIC_URL is this machine. */
export const mayHaveDemonstration = (publicUrl: string): boolean =>
  URL.canParse(publicUrl) && THIS_MACHINE.has(new URL(publicUrl).hostname);
