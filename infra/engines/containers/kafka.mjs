/** @type {import('./container-engine.mjs').ContainerRecipe} */
export const kafka = {
  name: 'kafka',
  image: 'confluentinc/cp-kafka:8.2.0',
  ports: { broker: 9093 },
  load: async () => (await import('@testcontainers/kafka')).KafkaContainer,
  // The same settings as native brokers; native/kafka/settings.mjs says why.
  configure: (container) =>
    container.withKraft().withEnvironment({
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_SHARE_COORDINATOR_STATE_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_SHARE_COORDINATOR_STATE_TOPIC_MIN_ISR: '1',
      KAFKA_BROKER_SESSION_TIMEOUT_MS: '2000',
      KAFKA_BROKER_HEARTBEAT_INTERVAL_MS: '500',
      KAFKA_GROUP_MIN_SESSION_TIMEOUT_MS: '1000',
    }),
  addresses: (host, { broker }) => ({ KAFKA_BROKERS: `${host}:${broker}` }),
};
