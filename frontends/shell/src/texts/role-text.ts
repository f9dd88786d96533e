import { createCatalogue } from '@pothik/api-client';

/** Roles as shown to people. */
export const useRoleText = createCatalogue({
  en: { RIDER: 'Rider', DRIVER: 'Driver', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' },
  bn: { RIDER: 'যাত্রী', DRIVER: 'চালক', ADMIN: 'অ্যাডমিন', SUPER_ADMIN: 'সুপার অ্যাডমিন' },
});
