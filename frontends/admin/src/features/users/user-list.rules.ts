import { isAdministrator, ROLE, type Role } from '@pothik/contracts/platform';
import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** Sort orders of the list of accounts beside newest first, with their names in the API. */
export const USER_SORTS = { oldest: 'createdAt', name: 'name', email: 'email' } as const;
type UserSort = keyof typeof USER_SORTS;

/** Whether the e-mail address is verified. */
export const VERIFIED = ['true', 'false'] as const;
export type Verified = (typeof VERIFIED)[number];

/** What the list of accounts shows, as in the address bar. */
export interface UserListView {
  page: number;
  searchTerm: string;
  role?: Role;
  verified?: Verified;
  sort?: UserSort;
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): UserListView => ({
  page: pageOfAddress(parameters),
  searchTerm: parameters.get('search') ?? '',
  role: knownValue(Object.values(ROLE), parameters.get('role')),
  verified: knownValue(VERIFIED, parameters.get('verified')),
  sort: knownValue(Object.keys(USER_SORTS) as UserSort[], parameters.get('sort')),
});

export const addressOfView = ({ searchTerm, ...view }: UserListView): URLSearchParams =>
  addressOf({ ...view, search: searchTerm });

const GIVEN_ROLES = [ROLE.RIDER, ROLE.ADMIN, ROLE.SUPER_ADMIN] as const;
type GivenRole = (typeof GIVEN_ROLES)[number];

/** The roles a person may be given: a DRIVER stays DRIVER, nobody changes their own, and the present one is no change. */
export function rolesToGive(person: { _id: string; role: Role }, ownId: string | undefined): GivenRole[] {
  if (person.role === ROLE.DRIVER || person._id === ownId) return [];
  return GIVEN_ROLES.filter((role) => role !== person.role);
}

/** Another administrator, whose two-step verification a SUPER_ADMIN may see and reset; one's own is in one's account. */
export const mayHaveFactor = (person: { _id: string; role: Role }, ownId: string | undefined): boolean =>
  isAdministrator(person.role) && person._id !== ownId;
