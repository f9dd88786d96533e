import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { ConfigurationError } from '../failures/configuration-error.js';

/**
 * The certificates of a file in PEM.
 * @param key the setting with its path, for messages; undefined in, undefined out
 * @throws ConfigurationError naming the key when the file cannot be read or begins with no certificate
 */
export async function certificateOf(
  addresses: { KAFKA_CA_FILE?: string | undefined; REDIS_CA_FILE?: string | undefined },
  key: 'KAFKA_CA_FILE' | 'REDIS_CA_FILE',
): Promise<string | undefined> {
  const file = addresses[key];
  if (file === undefined) return undefined;
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(`The file of ${key} cannot be read (${error.code}).`);
  });
  if (!isCertificate(content)) throw new ConfigurationError(`The file of ${key} contains no certificate in PEM.`);
  return content;
}

function isCertificate(content: string): boolean {
  try {
    return new X509Certificate(content).subject !== undefined;
  } catch {
    return false;
  }
}
