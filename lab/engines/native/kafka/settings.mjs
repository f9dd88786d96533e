import { LOOPBACK } from '../../../../infra/programs/ports.mjs';

/**
 * The settings of one node that is broker and controller.
 * @param {import('../native-engine.mjs').Node} node
 * @param {import('../native-engine.mjs').Node[]} nodes
 * @param {Record<string, string>} [security] further settings, which win
 * @returns {string} as server.properties
 */
export function serverProperties(node, nodes, security = {}) {
  const copies = nodes.length;
  const copiesInSync = copies > 2 ? copies - 1 : 1;
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': node.id,
    'controller.quorum.voters': nodes.map(({ id, ports }) => `${id}@${LOOPBACK}:${ports.controller}`).join(','),
    listeners: `BROKER://${LOOPBACK}:${node.ports.broker},CONTROLLER://${LOOPBACK}:${node.ports.controller}`,
    'advertised.listeners': `BROKER://${LOOPBACK}:${node.ports.broker}`,
    'listener.security.protocol.map': 'BROKER:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'BROKER',
    'controller.listener.names': 'CONTROLLER',
    'log.dirs': node.folder,
    'auto.create.topics.enable': false,
    'default.replication.factor': copies,
    'min.insync.replicas': copiesInSync,
    // Kafka's internal topics have three copies by default, which a single node cannot provide.
    'offsets.topic.replication.factor': copies,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': copies,
    'transaction.state.log.min.isr': copiesInSync,
    'transaction.state.log.num.partitions': 4,
    'share.coordinator.state.topic.replication.factor': copies,
    'share.coordinator.state.topic.min.isr': copiesInSync,
    // A killed node rejoins after its former session has timed out: 9 s by default.
    'broker.session.timeout.ms': 2_000,
    'broker.heartbeat.interval.ms': 500,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 1_000,
    // 128 MB by default: half of the heap given here.
    'log.cleaner.dedupe.buffer.size': 8_388_608,
    ...security,
  };
  return Object.entries(settings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}
