import type { authHttp } from '@pothik/contracts/auth';
import type { driverHttp } from '@pothik/contracts/driver';
import type { userHttp } from '@pothik/contracts/user';
import { BODY, entry } from './entry';

/** Changing one's own account, profile and vehicle. */
export const profileCalls = {
  updateUser: entry<typeof userHttp.update>('PATCH', '/user/update', { ...BODY, files: { field: 'file' } }),
  updateDriver: entry<typeof driverHttp.update>('PATCH', '/driver/update/:id', BODY),
  updateVehicle: entry<typeof driverHttp.updateVehicle>('PATCH', '/vehicle/update/:id', {
    ...BODY,
    files: { field: 'files' },
  }),
  changePassword: entry<typeof authHttp.changePassword>('POST', '/auth/change-password', BODY),
  logoutEverywhere: entry<typeof authHttp.logoutEverywhere>('POST', '/auth/logout-everywhere'),
  deleteMe: entry<typeof authHttp.deleteMe>('DELETE', '/user/me', BODY),
};
