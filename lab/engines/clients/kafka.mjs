import { readFileSync } from 'node:fs';
import kafkajs from 'kafkajs';

const { Kafka, logLevel } = kafkajs;
const OURS = 'pothik';

/** Encryption and log-in, where the addresses have them. */
const securityOf = ({ KAFKA_TLS, KAFKA_CA_FILE, KAFKA_SASL_MECHANISM, KAFKA_USERNAME, KAFKA_PASSWORD }) => ({
  ...(KAFKA_TLS === 'on' && { ssl: KAFKA_CA_FILE ? { ca: readFileSync(KAFKA_CA_FILE, 'utf8') } : true }),
  ...(KAFKA_USERNAME && {
    sasl: { mechanism: KAFKA_SASL_MECHANISM, username: KAFKA_USERNAME, password: KAFKA_PASSWORD },
  }),
});

async function withAdmin(addresses, use) {
  const admin = new Kafka({
    clientId: 'pothik-engines',
    brokers: addresses.KAFKA_BROKERS.split(','),
    ...securityOf(addresses),
    logLevel: logLevel.NOTHING,
    connectionTimeout: 2_000,
    retry: { retries: 0 },
  }).admin();
  try {
    await admin.connect();
    return await use(admin);
  } finally {
    await admin.disconnect();
  }
}

/** An open port is not enough: the broker must know a controller, and be among the serving brokers. */
export const answers = (addresses, nodeId) =>
  withAdmin(addresses, async (admin) => {
    const { brokers, controller } = await admin.describeCluster();
    if (controller === null || controller < 0) throw new Error('there is no controller yet');
    const serves = nodeId === undefined ? brokers.length > 0 : brokers.some((broker) => broker.nodeId === nodeId);
    if (!serves) throw new Error('the broker does not serve yet');
    // Throws while a partition has no leader: after a kill leaders are elected again.
    await admin.fetchTopicMetadata();
  });

/** kafkajs cannot request a broker's release, so this is the number of brokers. */
export const version = (addresses) =>
  withAdmin(addresses, async (admin) => {
    const { brokers } = await admin.describeCluster();
    return `Kafka, ${brokers.length} ${brokers.length === 1 ? 'broker' : 'brokers'}`;
  });

/** Removes the topics and the consumer groups that begin with pothik. */
export const removeOurs = (addresses) =>
  withAdmin(addresses, async (admin) => {
    const { groups } = await admin.listGroups();
    const ourGroups = groups.map(({ groupId }) => groupId).filter((group) => group.startsWith(OURS));
    if (ourGroups.length > 0) await admin.deleteGroups(ourGroups);
    const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(`${OURS}.`));
    if (topics.length > 0) await admin.deleteTopics({ topics });
  });
