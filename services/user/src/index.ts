import { defineService } from '@pothik/service-kit';
import { migrations } from './migrations/index.js';
import { UserModule } from './user.module.js';

export { DemonstrationProfiles, type ProfilePlan } from './demonstration.js';

/** Profiles of people: name, phone, address, picture. */
export const userService = defineService({
  name: 'user',
  module: UserModule,
  databases: true,
  migrations,
  engines: ['objects'],
});
