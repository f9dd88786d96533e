import { createCatalogue } from '@pothik/api-client';

/** Roles as shown to people; English uses the product's own words. */
export const useRoleText = createCatalogue({
  en: { RIDER: 'RIDER', DRIVER: 'DRIVER', ADMIN: 'ADMIN', SUPER_ADMIN: 'SUPER_ADMIN' },
  bn: { RIDER: 'যাত্রী', DRIVER: 'চালক', ADMIN: 'প্রশাসক', SUPER_ADMIN: 'প্রধান প্রশাসক' },
});
