import { defineCounter, defineGauge, defineHistogram } from './metrics.js';

/** Buckets, in seconds. */
const SHORT = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const LONG = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** `call`: an endpoint's `owner.name`, or `web`, `health`, `other`. `status`: 2xx to 5xx, `aborted`. No streams. */
export const REQUEST_DURATION = defineHistogram({
  name: 'pothik_request_duration_seconds',
  help: 'Requests answered, by call and class of status.',
  labels: ['call', 'status'],
  buckets: SHORT,
});

export const REFUSALS = defineCounter({
  name: 'pothik_refusals_total',
  help: 'Requests refused, by the code of the catalogue.',
  labels: ['code'],
});

export const SECURITY_EVENTS = defineCounter({
  name: 'pothik_security_events_total',
  help: 'Lines of the security log, by their code.',
  labels: ['event'],
});

export const EVENT_HANDLING = defineHistogram({
  name: 'pothik_event_handling_seconds',
  help: 'Attempts of the handlers of an event, by its type and outcome (done, failed).',
  labels: ['type', 'outcome'],
  buckets: SHORT,
});

export const EVENT_DELAY = defineHistogram({
  name: 'pothik_event_delay_seconds',
  help: 'From the moment of an event to the end of its handling by this service.',
  labels: [],
  buckets: LONG,
});

export const EVENT_LAG = defineGauge({
  name: 'pothik_event_lag_records',
  help: 'Records that this service, as a group, has not handled yet; every instance shows the whole group’s.',
  labels: [],
});

export const DEAD_LETTERS = defineCounter({
  name: 'pothik_dead_letters_total',
  help: 'Events that this service gave up: its dead letters.',
  labels: [],
});

export const OUTBOX_AGE = defineGauge({
  name: 'pothik_outbox_oldest_pending_seconds',
  help: 'Age of the oldest event that is stored and not published yet; 0: none.',
  labels: [],
});

export const SWEEP_DURATION = defineHistogram({
  name: 'pothik_sweep_duration_seconds',
  help: 'Turns of the sweeps, by outcome (done, failed).',
  labels: ['sweep', 'outcome'],
  buckets: SHORT,
});

export const DEPENDENCY_UP = defineGauge({
  name: 'pothik_dependency_up',
  help: '1 while the dependency of the service is available, 0 while it is not.',
  labels: ['dependency'],
});

export const PICTURES = defineGauge({
  name: 'pothik_pictures',
  help: 'Uploaded pictures that wait for a decoder or are being decoded (waiting, running).',
  labels: ['state'],
});

/** `end`: encoded, unreadable, out-of-time, out-of-memory, died, not-started, stopped, left. */
export const PICTURE_DECODING = defineHistogram({
  name: 'pothik_picture_decoding_seconds',
  help: 'Runs of decoders of uploaded pictures, by how they ended; those at a limit were killed.',
  labels: ['end'],
  buckets: SHORT,
});

export const OPEN_CONNECTIONS = defineGauge({
  name: 'pothik_open_connections',
  help: 'Connections open at the HTTP server of this process, idle ones included.',
  labels: [],
});

/** Of a gateway, those that it passes on; of notification, those that it writes. */
export const OPEN_STREAMS = defineGauge({
  name: 'pothik_open_streams',
  help: 'Event streams open at this process.',
  labels: [],
});
