import { defineService } from '@pothik/service-kit';
import { NeverVerifiedService } from './account-deletion/index.js';
import { AccountService } from './accounts/index.js';
import { AuthModule } from './auth.module.js';
import { authConfiguration } from './configuration.js';
import { migrations } from './migrations/index.js';
import { SecondFactorKeysService } from './second-factor/index.js';

export { CodeSenderService, SMS_CODES_USED } from './codes/index.js';
export { DemonstrationAccounts, type DemonstrationPerson } from './demonstration.js';

/** Credentials, sessions, e-mail, role, one-time codes. */
export const authService = defineService({
  name: 'auth',
  module: AuthModule,
  configuration: authConfiguration,
  calls: ['notification'],
  databases: true,
  migrations,
  onDatabase: async (app) => {
    await app.get(NeverVerifiedService).deleteAll();
    await app.get(AccountService).makeFirstSuperAdmin();
    await app.get(SecondFactorKeysService).resealAll();
  },
});
