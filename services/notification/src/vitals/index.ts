export { VITAL_METRICS } from './vitals.metrics.js';
export { VitalsModule } from './vitals.module.js';
