import type { Role } from '@pothik/contracts/platform';

export const AREAS = ['rider', 'driver', 'admin'] as const;
export type Area = (typeof AREAS)[number];

/** Where a rider registers as driver: below /driver by name, yet no part of the drivers' area. */
export const DRIVER_REGISTRATION = '/driver/register';

/** Where people get other roles: SUPER_ADMIN's alone within the administrators' area. */
const PEOPLE = '/admin/users';

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

/** A person's own area: where Dashboard leads. */
export const dashboardOf = (role: Role): string => HOME_OF[role];

/** The area a path lies in. */
export function areaOf(path: string): Area | undefined {
  if (path === DRIVER_REGISTRATION) return undefined;
  return AREAS.find((area) => path === `/${area}` || path.startsWith(`/${area}/`));
}

/** Whether a role may see a path: areas have their roles, registering as driver is for riders, people and roles are SUPER_ADMIN's, the rest is everybody's. */
export function maySee(role: Role, path: string): boolean {
  if (path === DRIVER_REGISTRATION) return role === 'RIDER';
  if (path === PEOPLE) return role === 'SUPER_ADMIN';
  const area = areaOf(path);
  return area === undefined || rolesOf(area).includes(role);
}
