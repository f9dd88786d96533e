import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installOnce } from '../../../infra/programs/install-once.mjs';
import { NotAvailable } from '../../../infra/programs/not-available.mjs';
import { LOOPBACK } from '../../../infra/programs/ports.mjs';
import { outputOf, requirePrograms } from '../../../infra/programs/programs.mjs';
import { answers } from '../clients/kafka.mjs';
import { serverProperties } from './kafka/settings.mjs';

/** The newest version with all artifacts published: those of 4.4.0 depend on a missing one. */
const VERSION = '4.3.1';
const OLDEST_JAVA = 17;
const SETTINGS_OF_OURS = fileURLToPath(new URL('kafka', import.meta.url));
/** Cluster id: any 16 bytes in base 64. */
const CLUSTER_ID = 'cG90aGlrLXRlc3RzLTAwMQ';

async function requireJava() {
  requirePrograms({ java: `Java ${OLDEST_JAVA} or newer` });
  const words = await outputOf('java', ['-version']);
  const found = Number(/version "(\d+)/.exec(words)?.[1]);
  if (!(found >= OLDEST_JAVA)) throw new NotAvailable(`Java ${OLDEST_JAVA} or newer is needed, and this is ${found}`);
}

/** The file of a node's settings, beside its data folder. */
export const settingsFile = ({ folder }) => `${folder}.properties`;

const javaArguments = ({ library }) => [
  ...['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx256m'],
  ...['-cp', [SETTINGS_OF_OURS, path.join(library, '*')].join(path.delimiter)],
];

/** Prepares a node's empty data folder. @param {string[]} [further] such as the first users */
export const formatStorage = (installed, node, further = []) =>
  outputOf('java', [
    ...javaArguments(installed),
    ...['kafka.tools.StorageTool', 'format', '-t', CLUSTER_ID, '-c', settingsFile(node), ...further],
  ]);

const addressesOf = (nodes) => ({ KAFKA_BROKERS: nodes.map(({ ports }) => `${LOOPBACK}:${ports.broker}`).join(',') });

/**
 * Apache Kafka from its Maven artifacts.
 * @param {number} brokers 1, or 3 with three copies of every partition
 * @returns {import('./native-engine.mjs').Recipe}
 */
export const kafka = (brokers) => ({
  name: 'kafka',
  ports: ['broker', 'controller'],
  nodes: brokers,

  async install(cache) {
    const library = path.join(cache, `kafka-${VERSION}`);
    await requireJava();
    if (!existsSync(library)) requirePrograms({ mvn: 'Maven' });
    await installOnce(library, async (temporary) => {
      const pom = path.join(SETTINGS_OF_OURS, 'pom.xml');
      const where = [`-Dkafka.version=${VERSION}`, `-DoutputDirectory=${temporary}`];
      await outputOf('mvn', ['dependency:copy-dependencies', '-q', '-B', '-Dstyle.color=never', '-f', pom, ...where]);
      return temporary;
    });
    return { library };
  },

  async prepare(installed, node, nodes) {
    writeFileSync(settingsFile(node), serverProperties(node, nodes));
    await formatStorage(installed, node);
  },

  command: (installed, node) => ({
    program: 'java',
    args: [...javaArguments(installed), 'kafka.Kafka', settingsFile(node)],
  }),

  answers: (node) => answers(addressesOf([node]), node.id),
  version: async () => `Apache Kafka ${VERSION}${brokers === 1 ? '' : `, ${brokers} brokers`}`,
  addresses: addressesOf,
});
