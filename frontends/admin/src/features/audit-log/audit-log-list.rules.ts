import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { ACTS, type AuditLogAction } from '../../audit-log/audit-log-actions.table';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** What the record shows, as the address bar holds it. */
export interface AuditLogListEntry {
  page: number;
  searchTerm: string;
  act?: AuditLogAction;
  /** About whom or what. */
  subject?: string;
  oldestFirst?: boolean;
}

const IDENTIFIER = /^[0-9a-f]{24}$/;

/** Reads the address; what nobody knows is left out. The API searches for one thing: an act goes before words. */
export function viewOfAddress(parameters: URLSearchParams): AuditLogListEntry {
  const act = knownValue(ACTS, parameters.get('act'));
  const subject = parameters.get('subject') ?? '';
  return {
    page: pageOfAddress(parameters),
    searchTerm: act ? '' : (parameters.get('search') ?? ''),
    act,
    subject: IDENTIFIER.test(subject) ? subject : undefined,
    oldestFirst: parameters.get('sort') === 'oldest' || undefined,
  };
}

/** The address of a view. */
export const addressOfView = ({ page, searchTerm, act, subject, oldestFirst }: AuditLogListEntry): URLSearchParams =>
  addressOf({ page, search: searchTerm, act, subject, sort: oldestFirst ? 'oldest' : undefined });
