import { parseArgs } from 'node:util';
import { ENGINE_NAMES, engineNames } from './names.mjs';

export const USE = `node lab/engines/run.mjs [--engines kafka,redis,s3,mongo,smtp,router,geocoder] [--brokers 3] [--secured] [-- command …]

Starts real engines on loopback, with their data in a temporary folder, and stops them at the end.
Without a command it prints their addresses as KEY=value and READY, and runs until SIGTERM.
With a command it runs that with the addresses in its environment, and exits with its code.

  --engines LIST   which engines; all by default
  --brokers 3      three Kafka brokers with three copies of every partition, instead of one
  --secured        Kafka and Redis that demand TLS and a password, a MongoDB-compatible server that demands a login, and MinIO
                   with the client that makes keys; native
  --install-only   installs them, and starts nothing
  --help           this text

An engine whose address is in the environment (KAFKA_BROKERS, REDIS_URL, S3_ENDPOINT with S3_ACCESS_KEY and S3_SECRET_KEY,
MONGO_URL, SMTP_URL with SMTP_INBOX_URL, ROUTER_URL) is used; else containers are used when \`docker info\` answers, with the images of
docker-compose.yml or of its variables, such as REDIS_IMAGE; else, also where an image cannot be had, it is installed into
ENGINES_CACHE (~/.cache/pothik-engines).`;

const OPTIONS = {
  engines: { type: 'string' },
  brokers: { type: 'string', default: '1' },
  secured: { type: 'boolean', default: false },
  'install-only': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/**
 * @param {string[]} args
 * @throws {Error} with one sentence for an invalid option
 */
export function readCommandLine(args) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const { values } = parseArgs({ args: args.slice(0, end), options: OPTIONS });
  if (!['1', '3'].includes(values.brokers)) throw new Error(`--brokers takes 1 or 3, not '${values.brokers}'.`);
  return {
    help: values.help,
    secured: values.secured,
    installOnly: values['install-only'],
    names: values.engines === undefined ? ENGINE_NAMES : engineNames(values.engines),
    brokers: Number(values.brokers),
    command: args.slice(end + 1),
  };
}
