/** Who a signed-in person is. PUBLIC, in the specification, is the absence of a role. */
export const ROLE = { SUPER_ADMIN: 'SUPER_ADMIN', ADMIN: 'ADMIN', RIDER: 'RIDER', DRIVER: 'DRIVER' } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

export const ADMINISTRATORS: readonly Role[] = [ROLE.ADMIN, ROLE.SUPER_ADMIN];

/** Whether a role is ADMIN or SUPER_ADMIN. */
export const isAdministrator = (role: Role): boolean => ADMINISTRATORS.includes(role);
