export { OPEN_STREAMS } from './stream.metrics.js';
