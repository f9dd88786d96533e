import { ROLE, type Role } from '@pothik/contracts/platform';
import { z } from 'zod/mini';

/** The response of the development surface: the people, and the password that they share. */
export const demonstration = z.object({
  password: z.string(),
  people: z.array(z.object({ name: z.string(), email: z.string(), role: z.enum(ROLE) })),
});
export type DemonstrationPerson = z.output<typeof demonstration>['people'][number];

const ROLES_OF_GROUP = {
  riders: ['RIDER'],
  drivers: ['DRIVER'],
  administrators: ['ADMIN', 'SUPER_ADMIN'],
} as const satisfies Record<string, readonly Role[]>;
type Group = keyof typeof ROLES_OF_GROUP;

/** The people grouped by role, riders first. */
export function groupsOf(people: readonly DemonstrationPerson[]): { group: Group; people: DemonstrationPerson[] }[] {
  const groups = (Object.keys(ROLES_OF_GROUP) as Group[]).map((group) => {
    const roles: readonly Role[] = ROLES_OF_GROUP[group];
    return { group, people: people.filter(({ role }) => roles.includes(role)) };
  });
  return groups.filter(({ people: members }) => members.length > 0);
}

/** Distinguishes people of one role: the part of the e-mail before the @. */
export const accountNameOf = (email: string): string => email.slice(0, email.indexOf('@'));
