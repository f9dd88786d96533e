import { defineCounter, defineGauge } from '@pothik/service-kit';

export const JSON_BODIES_UNDER_WAY = defineGauge({
  name: 'pothik_json_bodies_under_way',
  help: 'JSON bodies that this gateway has begun to read and that are not complete.',
  labels: [],
});

export const UPLOADS_UNDER_WAY = defineGauge({
  name: 'pothik_uploads_under_way',
  help: 'Uploads that this gateway passes on and that are not answered.',
  labels: [],
});

/** `reason`: a code of the catalogue's name, `person`, `address` or `gateway` for its places, or `left`. */
export const BODIES_ENDED = defineCounter({
  name: 'pothik_bodies_ended_total',
  help: 'Bodies that did not reach their owner complete, by reason (too-large, too-slow, person, address, gateway, left).',
  labels: ['reason'],
});
