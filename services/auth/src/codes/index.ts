export { SMS_CODES_USED } from './code.metrics.js';
export { CodeService } from './code.service.js';
export { CodeSenderService } from './code-sender.service.js';
export { CodesModule } from './codes.module.js';
export { NumberCodeService } from './number-code.service.js';
