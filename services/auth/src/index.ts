import { defineService } from '@pothik/service-kit';
import { AuthModule } from './auth.module.js';
import { authConfiguration } from './configuration.js';

export { DemonstrationAccounts, type DemonstrationPerson } from './demonstration.js';

/** Credentials, sessions, e-mail, role, one-time codes. */
export const authService = defineService({
  name: 'auth',
  module: AuthModule,
  configuration: authConfiguration,
  calls: ['notification'],
  databases: true,
});
