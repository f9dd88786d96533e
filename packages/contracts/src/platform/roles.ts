/** Who a signed-in person is. PUBLIC, in the specification, is the absence of a role. */
export const ROLE = { SUPER_ADMIN: 'SUPER_ADMIN', ADMIN: 'ADMIN', RIDER: 'RIDER', DRIVER: 'DRIVER' } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

export const ADMINISTRATORS: readonly Role[] = [ROLE.ADMIN, ROLE.SUPER_ADMIN];

/** Whether a role is ADMIN or SUPER_ADMIN. */
export const isAdministrator = (role: Role): boolean => ADMINISTRATORS.includes(role);

/** What an ADMIN may do beyond the role, once a SUPER_ADMIN has granted it. `DESK`: book for people who call. */
export const RIGHT = { DESK: 'DESK' } as const;
export type Right = (typeof RIGHT)[keyof typeof RIGHT];

/** Rights in events, tokens and answers: a reader takes rights of a later release too. */
export type Rights = readonly string[];

/** Whether an administrator has a right: a SUPER_ADMIN has every right by nature. */
export const hasRight = ({ role, rights = [] }: { role: Role; rights?: Rights | undefined }, right: Right): boolean =>
  role === ROLE.SUPER_ADMIN || (role === ROLE.ADMIN && rights.includes(right));
