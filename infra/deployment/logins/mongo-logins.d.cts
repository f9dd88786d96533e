/** The databases that each login reads and writes, by the service's name or `operator`. */
export const DATABASES: Readonly<Record<string, readonly string[]>>;
/** The name of a login, at MongoDB and at the object store. */
export function loginOf(name: string): string;
/** The variable with a login's password: `AUTH_MONGO_PASSWORD`. */
export function passwordKeyOf(name: string): string;
/** What a login may do, as MongoDB's roles. */
export function rolesOf(name: string): { role: string; db: string }[];
/**
 * The commands for the database `admin` that make the logins, those of `existing` anew.
 * @throws Error naming the missing passwords
 */
export function commandsFor(
  variables: Readonly<Record<string, string | undefined>>,
  existing: readonly string[],
): Record<string, unknown>[];
