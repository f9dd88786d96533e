import { isLoopbackName } from '@pothik/contracts/platform';

/** People with a known password may exist only where PUBLIC_URL is this machine. */
export const mayHaveDemonstration = (publicUrl: string): boolean =>
  URL.canParse(publicUrl) && isLoopbackName(new URL(publicUrl).hostname);
