import { defineCounter } from '@pothik/service-kit';

export const CONNECTIONS_REFUSED = defineCounter({
  name: 'pothik_connections_refused_total',
  help: 'Connections that were closed at once, by whose limit was reached (gateway, address).',
  labels: ['limit'],
});
