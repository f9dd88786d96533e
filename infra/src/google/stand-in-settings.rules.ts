const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const CALLBACK_PATH = '/api/v1/auth/google/callback';

/** The loopback address of a server on this machine that listens on HOST. */
const NAME_OF_HOST: Readonly<Record<string, string>> = {
  '127.0.0.1': '127.0.0.1',
  '0.0.0.0': '127.0.0.1',
  localhost: 'localhost',
  '::1': '[::1]',
  '::': '[::1]',
};

/** The settings that decide about the stand-in; `PUBLIC_URL` is where browsers reach the platform. */
interface Surroundings {
  PORT: number;
  HOST: string;
  PUBLIC_URL: string;
  developmentSurface: boolean;
  GOOGLE_CLIENT_ID?: string | undefined;
}

/**
 * The stand-in's address, its issuer. Undefined without a stand-in: because Google itself is configured, because there is no
 * development surface, or because the platform cannot call itself over loopback.
 */
export function standInAddress({ PORT, HOST, developmentSurface, GOOGLE_CLIENT_ID }: Surroundings): string | undefined {
  const name = NAME_OF_HOST[HOST];
  if (!developmentSurface || GOOGLE_CLIENT_ID !== undefined || name === undefined) return undefined;
  return `http://${name}:${PORT}/dev/google`;
}

/** A browser is redirected only to the platform: to its public address, or to another name of this machine. */
export function isOurCallback(candidate: string, publicUrl: string): boolean {
  if (!URL.canParse(candidate)) return false;
  const address = new URL(candidate);
  const ours = new URL(publicUrl);
  if (address.href !== `${address.origin}${CALLBACK_PATH}`) return false;
  const isSameMachine = LOOPBACK.has(address.hostname) && LOOPBACK.has(ours.hostname);
  return address.origin === ours.origin || (isSameMachine && address.port === ours.port);
}
