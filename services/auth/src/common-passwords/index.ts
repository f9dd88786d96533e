export { CommonPasswordService } from './common-password.service.js';
