export { InProcessTargets } from './forwarding/in-process-targets.js';
export { RemoteTargets } from './forwarding/remote-targets.js';
export { Targets } from './forwarding/targets.js';
export { gatewayBefore } from './gateway.js';
