import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { requirePrograms } from '../../../../infra/programs/programs.mjs';
import { answers } from '../../clients/kafka.mjs';
import { serverProperties } from '../kafka/settings.mjs';
import { formatStorage, kafka, settingsFile } from '../kafka.mjs';
import { certificateFiles, makeCertificates } from './certificates.mjs';

const USER = 'pothik';
const PASSWORD = randomBytes(16).toString('hex');
const PLAIN_BROKER = kafka(1);

const securityFolder = ({ folder }) => `${folder}-security`;
const loginModule = (name, options) => `org.apache.kafka.common.security.${name} required ${options};`;

/** Clients meet a listener with TLS and three mechanisms; the controller is in the same process. */
const securitySettings = ({ authority, both }) => ({
  'listener.security.protocol.map': 'BROKER:SASL_SSL,CONTROLLER:PLAINTEXT',
  'ssl.keystore.type': 'PEM',
  'ssl.keystore.location': both,
  'ssl.truststore.type': 'PEM',
  'ssl.truststore.location': authority,
  'sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
  'sasl.mechanism.inter.broker.protocol': 'SCRAM-SHA-512',
  'listener.name.broker.plain.sasl.jaas.config': loginModule('plain.PlainLoginModule', `user_${USER}="${PASSWORD}"`),
  ...Object.fromEntries(
    ['256', '512'].map((bits) => [
      `listener.name.broker.scram-sha-${bits}.sasl.jaas.config`,
      loginModule('scram.ScramLoginModule', `username="${USER}" password="${PASSWORD}"`),
    ]),
  ),
});

const addressesOf = (nodes) => ({
  ...PLAIN_BROKER.addresses(nodes),
  KAFKA_TLS: 'on',
  KAFKA_CA_FILE: certificateFiles(securityFolder(nodes[0])).authority,
  KAFKA_SASL_MECHANISM: 'scram-sha-512',
  KAFKA_USERNAME: USER,
  KAFKA_PASSWORD: PASSWORD,
});

/**
 * The same Apache Kafka, one broker, which accepts only TLS and a user with a password.
 * @type {import('../native-engine.mjs').Recipe}
 */
export const securedKafka = {
  ...PLAIN_BROKER,

  async install(cache) {
    requirePrograms({ openssl: 'OpenSSL' });
    return PLAIN_BROKER.install(cache);
  },

  async prepare(installed, node, nodes) {
    const security = securitySettings(await makeCertificates(securityFolder(node)));
    writeFileSync(settingsFile(node), serverProperties(node, nodes, security), { mode: 0o600 });
    const users = ['256', '512'].map((bits) => `SCRAM-SHA-${bits}=[name=${USER},password=${PASSWORD}]`);
    await formatStorage(
      installed,
      node,
      users.flatMap((user) => ['--add-scram', user]),
    );
  },

  answers: (node) => answers(addressesOf([node]), node.id),
  addresses: addressesOf,
};
