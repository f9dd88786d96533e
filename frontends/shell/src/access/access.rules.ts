import type { Role } from '@pothik/contracts/platform';

export const AREAS = ['rider', 'driver', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** Where a rider registers as driver: the path begins with /driver, but is not part of the drivers' area. */
export const DRIVER_REGISTRATION = '/driver/register';

/** Where an administrator sets up two-step verification, when nothing else is allowed before. */
export const SECOND_FACTOR_PAGE = '/second-factor';

const ROLES_OF: Readonly<Record<Area, readonly Role[]>> = {
  rider: ['RIDER'],
  driver: ['DRIVER'],
  admin: ['ADMIN', 'SUPER_ADMIN'],
};
const HOME_OF: Readonly<Record<Role, string>> = {
  RIDER: '/rider',
  DRIVER: '/driver',
  ADMIN: '/admin',
  SUPER_ADMIN: '/admin',
};

/** The roles that may enter an area. */
export const rolesOf = (area: Area): readonly Role[] => ROLES_OF[area];

/** The home page of a role's area: where the Dashboard link leads. */
export const dashboardOf = (role: Role): string => HOME_OF[role];

/** The area a path lies in. */
export function areaOf(path: string): Area | undefined {
  if (path === DRIVER_REGISTRATION) return undefined;
  return AREAS.find((area) => path === `/${area}` || path.startsWith(`/${area}/`));
}
