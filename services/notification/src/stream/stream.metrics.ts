import { defineGauge } from '@pothik/service-kit';

export const OPEN_STREAMS = defineGauge({
  name: 'pothik_open_streams',
  help: 'Event streams open at this process.',
  labels: [],
});
