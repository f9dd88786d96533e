export { RegistrationCookies } from './registration.cookies.js';
export { RegistrationService } from './registration.service.js';
