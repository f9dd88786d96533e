export { RegistrationCookies } from './registration.cookies.js';
export { RegistrationService } from './registration.service.js';
export { RegistrationsModule } from './registrations.module.js';
