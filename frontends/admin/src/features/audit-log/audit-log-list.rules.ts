import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { AUDIT_LOG_ACTIONS, type AuditLogAction } from '../../audit-log/audit-log-actions.table';
import { addressOf, knownValue } from '../../lists/list-address.rules';

/** What the audit log page shows, as in the address bar. */
export interface AuditLogView {
  page: number;
  searchTerm: string;
  act?: AuditLogAction;
  /** The id of the driver, person, ride or incident. */
  subject?: string;
  oldestFirst?: boolean;
}

const IDENTIFIER = /^[0-9a-f]{24}$/;

/** Reads the address; unknown values are ignored. The API searches for one term: an action takes precedence over words. */
export function viewOfAddress(parameters: URLSearchParams): AuditLogView {
  const act = knownValue(AUDIT_LOG_ACTIONS, parameters.get('act'));
  const subject = parameters.get('subject') ?? '';
  return {
    page: pageOfAddress(parameters),
    searchTerm: act ? '' : (parameters.get('search') ?? ''),
    act,
    subject: IDENTIFIER.test(subject) ? subject : undefined,
    oldestFirst: parameters.get('sort') === 'oldest' || undefined,
  };
}

export const addressOfView = ({ page, searchTerm, act, subject, oldestFirst }: AuditLogView): URLSearchParams =>
  addressOf({ page, search: searchTerm, act, subject, sort: oldestFirst ? 'oldest' : undefined });
