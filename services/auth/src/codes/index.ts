export { CodeService } from './code.service.js';
export { CodeMailService } from './code-mail.service.js';
export { CodesModule } from './codes.module.js';
