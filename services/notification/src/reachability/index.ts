export { ReachabilityModule } from './reachability.module.js';
