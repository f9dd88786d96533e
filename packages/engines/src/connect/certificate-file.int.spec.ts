import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryDirectory } from '../events/testing/temporary-directory.js';
import { SilentLogger } from '../testing/silent-logger.js';
import { connectEventLog, connectSharedEngines } from './index.js';

const options = { logger: new SilentLogger() };
const KAFKA = { KAFKA_BROKERS: '127.0.0.1:1', KAFKA_TLS: 'on' } as const;
const REDIS = { REDIS_URL: 'rediss://pothik:S3cret!pass@127.0.0.1:1' };
const refused = (message: string) => expect.objectContaining({ name: 'ConfigurationError', message });

describe('The certificate of a private authority', () => {
  it('is refused by the name of its setting when its file cannot be read', async () => {
    const file = '/nowhere/authority.pem';
    await expect(connectEventLog({ ...KAFKA, KAFKA_CA_FILE: file }, options)).rejects.toEqual(
      refused('The file of KAFKA_CA_FILE cannot be read (ENOENT).'),
    );
    await expect(connectSharedEngines({ ...REDIS, REDIS_CA_FILE: file }, options)).rejects.toEqual(
      refused('The file of REDIS_CA_FILE cannot be read (ENOENT).'),
    );
  });

  it('is refused when its file contains no certificate', async () => {
    const { directory, remove } = await temporaryDirectory();
    const file = path.join(directory, 'authority.pem');
    await writeFile(file, 'no certificate');
    await expect(connectEventLog({ ...KAFKA, KAFKA_CA_FILE: file }, options)).rejects.toEqual(
      refused('The file of KAFKA_CA_FILE contains no certificate in PEM.'),
    );
    await remove();
  });

  it('and a log-in of which a part is missing are refused before a connection is opened', async () => {
    await expect(connectEventLog({ ...KAFKA, KAFKA_TLS: 'off', KAFKA_USERNAME: 'pothik' }, options)).rejects.toEqual(
      refused(
        'KAFKA_SASL_MECHANISM, KAFKA_USERNAME, KAFKA_PASSWORD are set together; missing: KAFKA_SASL_MECHANISM, KAFKA_PASSWORD',
      ),
    );
  });
});
