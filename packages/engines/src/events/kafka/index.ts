// For what is measured beside the event log: Kafka itself, used with the same settings.
export { kafkaClient } from './kafka-client.js';
export { PARTITIONS } from './topics.js';
export { CONSUMING, consumerOf, PRODUCER, SENDING } from './transfer-settings.js';
