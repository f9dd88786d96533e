import { pageOfAddress } from '@pothik/ui-kit/page-address';
import { AUDIT_LOG_ACTIONS, type AuditLogAction } from '../../audit-log/audit-log-actions.table';
import { addressOf, knownDay, knownId, knownValue } from '../../lists/list-address.rules';
import type { PageSize } from '../../lists/page-size.rules';

/** Rows per page unless chosen. */
export const AUDIT_LOG_ROWS: PageSize = 20;

/** What the audit log page shows, as in the address bar. */
export interface AuditLogView {
  page: number;
  searchTerm: string;
  act?: AuditLogAction;
  /** The first and the last day in Dhaka, as `2026-11-02`. */
  from?: string;
  to?: string;
  /** The id of the driver, person, ride or incident. */
  subject?: string;
  /** The id of a person: only what they did, or what concerns them. */
  person?: string;
  oldestFirst?: boolean;
}

/** Reads the address; unknown values are ignored. */
export const viewOfAddress = (parameters: URLSearchParams): AuditLogView => ({
  page: pageOfAddress(parameters),
  searchTerm: parameters.get('search') ?? '',
  act: knownValue(AUDIT_LOG_ACTIONS, parameters.get('act')),
  from: knownDay(parameters.get('from')),
  to: knownDay(parameters.get('to')),
  subject: knownId(parameters.get('subject')),
  person: knownId(parameters.get('person')),
  oldestFirst: parameters.get('sort') === 'oldest' || undefined,
});

export const addressOfView = ({ searchTerm, oldestFirst, ...view }: AuditLogView): URLSearchParams =>
  addressOf({ ...view, search: searchTerm, sort: oldestFirst ? 'oldest' : undefined });

/** What is asked of the API, beside the page. */
export const queryOfView = ({ searchTerm, act, from, to, subject, person, oldestFirst }: AuditLogView) => ({
  subjectId: subject,
  person,
  act,
  from,
  to,
  searchTerm,
  sort: oldestFirst ? 'createdAt' : undefined,
});
