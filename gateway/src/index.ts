export { BODIES_ENDED, JSON_BODIES_UNDER_WAY, UPLOADS_UNDER_WAY } from './bodies/body.metrics.js';
export { CONNECTIONS_REFUSED } from './connections/connection.metrics.js';
export { defineGateway } from './gateway.js';
export { InProcessTargets } from './proxy/in-process-targets.js';
export { RemoteTargets } from './proxy/remote-targets.js';
export { Targets } from './proxy/targets.js';
