/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const kafka = {
  name: 'kafka',
  image: 'KAFKA_IMAGE',
  ports: { broker: 29092 },
  // The same settings as native brokers; native/kafka/settings.mjs says why.
  configure: (container, host, { broker }) =>
    container.withEnvironment({
      CLUSTER_ID: 'cG90aGlrLXRlc3RzLTAwMQ',
      KAFKA_HEAP_OPTS: '-Xmx256m',
      KAFKA_JVM_PERFORMANCE_OPTS: '-XX:+UseSerialGC -XX:TieredStopAtLevel=1',
      KAFKA_LOG_CLEANER_DEDUPE_BUFFER_SIZE: '8388608',
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      // Within the container the port on the machine leads nowhere, and the broker also calls itself.
      KAFKA_LISTENERS: 'INSIDE://localhost:9092,OUTSIDE://:29092,CONTROLLER://localhost:9093',
      KAFKA_ADVERTISED_LISTENERS: `INSIDE://localhost:9092,OUTSIDE://${host}:${broker}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'INSIDE:PLAINTEXT,OUTSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT',
      KAFKA_INTER_BROKER_LISTENER_NAME: 'INSIDE',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_LOG_DIRS: '/var/lib/kafka/data',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_DEFAULT_REPLICATION_FACTOR: '1',
      KAFKA_MIN_INSYNC_REPLICAS: '1',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_TRANSACTION_STATE_LOG_NUM_PARTITIONS: '4',
      KAFKA_SHARE_COORDINATOR_STATE_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_SHARE_COORDINATOR_STATE_TOPIC_MIN_ISR: '1',
      KAFKA_BROKER_SESSION_TIMEOUT_MS: '2000',
      KAFKA_BROKER_HEARTBEAT_INTERVAL_MS: '500',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '1000',
    }),
  addresses: (host, { broker }) => ({ KAFKA_BROKERS: `${host}:${broker}` }),
};
