export { defineGateway } from './gateway.js';
export { InProcessTargets } from './proxy/in-process-targets.js';
export { RemoteTargets } from './proxy/remote-targets.js';
export { Targets } from './proxy/targets.js';
