export { growthFindings, historyFindings } from './ride-history.rules.js';
