import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { REDIS_RIGHTS } from '../../../../infra/deployment/logins/redis-rights.mjs';
import { LOOPBACK } from '../../../../infra/programs/ports.mjs';
import { requirePrograms } from '../../../../infra/programs/programs.mjs';
import { answers, version } from '../../clients/redis.mjs';
import { redis } from '../redis.mjs';
import { certificateFiles, makeCertificates } from './certificates.mjs';

const USER = 'pothik';
const PASSWORD = randomBytes(16).toString('hex');
/** The keys and channels of the contract suites, besides those of the platform. */
const OF_TESTS = '~contract:* &contract:*';

const securityFolder = ({ folder }) => `${folder}-security`;
const usersFile = (node) => `${securityFolder(node)}/users.acl`;
/** The default user is off: nobody enters without a password. */
const users = `user default off\nuser ${USER} on >${PASSWORD} ${REDIS_RIGHTS} ${OF_TESTS}\n`;

const addresses = ([node]) => ({
  REDIS_URL: `rediss://${USER}:${PASSWORD}@${LOOPBACK}:${node.ports.redis}`,
  REDIS_CA_FILE: certificateFiles(securityFolder(node)).authority,
});

/**
 * The same redis-server, which accepts only TLS and a user with the rights of docs/operations.md.
 * @type {import('../native-engine.mjs').Recipe}
 */
export const securedRedis = {
  ...redis,

  async install(cache) {
    requirePrograms({ openssl: 'OpenSSL' });
    return redis.install(cache);
  },

  async prepare(_installed, node) {
    await makeCertificates(securityFolder(node));
    writeFileSync(usersFile(node), users, { mode: 0o600 });
  },

  command: ({ program }, node) => {
    const { authority, certificate, key } = certificateFiles(securityFolder(node));
    return {
      program,
      args: [
        ...['--bind', LOOPBACK, '--port', '0', '--tls-port', String(node.ports.redis), '--dir', node.folder],
        ...['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', authority],
        ...['--tls-auth-clients', 'no', '--aclfile', usersFile(node)],
        ...['--appendonly', 'yes', '--appendfsync', 'always', '--save', '', '--daemonize', 'no'],
      ],
    };
  },

  answers: (node) => answers(addresses([node])),
  version: (_installed, nodes) => version(addresses(nodes)),
  addresses,
};
