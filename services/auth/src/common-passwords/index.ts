export { CommonPasswordService } from './common-password.service.js';
export { CommonPasswordsModule } from './common-passwords.module.js';
