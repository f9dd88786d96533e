import { isLoopbackName } from '@pothik/contracts/platform';

const CALLBACK_PATH = '/api/v1/auth/google/callback';

/** The loopback name of a server that listens on every address. */
const NAME_OF_ALL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** The settings that decide about the stand-in; `PUBLIC_URL` is where browsers reach the platform. */
interface Surroundings {
  PORT: number;
  HOST: string;
  PUBLIC_URL: string;
  developmentSurface: boolean;
  DEMO: 'on' | 'people' | 'off';
  GOOGLE_CLIENT_ID?: string | undefined;
}

/**
 * The stand-in's address, its issuer. Undefined without a stand-in: because Google itself is configured, because there is no
 * development surface or no demonstration, or because the platform cannot call itself over loopback.
 */
export function standInAddress({ PORT, HOST, ...given }: Surroundings): string | undefined {
  const name = isLoopbackName(HOST) ? HOST.replace(/^::1$/, '[::1]') : NAME_OF_ALL[HOST];
  const isWanted = given.developmentSurface && given.DEMO !== 'off' && given.GOOGLE_CLIENT_ID === undefined;
  return isWanted && name !== undefined ? `http://${name}:${PORT}/dev/google` : undefined;
}

/** A browser is redirected only to the platform: to its public address, or to another name of this machine. */
export function isOurCallback(candidate: string, publicUrl: string): boolean {
  if (!URL.canParse(candidate)) return false;
  const address = new URL(candidate);
  const ours = new URL(publicUrl);
  if (address.href !== `${address.origin}${CALLBACK_PATH}`) return false;
  const isSameMachine = isLoopbackName(address.hostname) && isLoopbackName(ours.hostname);
  return address.origin === ours.origin || (isSameMachine && address.port === ours.port);
}
