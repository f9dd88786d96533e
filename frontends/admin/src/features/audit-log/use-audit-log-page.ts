import type { Ask, Opened } from '@pothik/api-client/first-data';
import { auditLogQuery, useAuditLog } from '../../audit-log/use-audit-log';
import { type PageSize, pageSizeOfAddress } from '../../lists/page-size.rules';
import { AUDIT_LOG_ROWS, type AuditLogView, queryOfView, viewOfAddress } from './audit-log-list.rules';

const inputOf = (view: AuditLogView, limit: PageSize) => ({ page: view.page, limit, ...queryOfView(view) });

/** Asks the page of the audit log that an address shows. */
export const askFirst = (ask: Ask, { search }: Opened) =>
  ask(auditLogQuery(inputOf(viewOfAddress(search), pageSizeOfAddress(search, AUDIT_LOG_ROWS))));

/** One page of the audit log. */
export const useAuditLogPage = (view: AuditLogView, limit: PageSize) => useAuditLog(inputOf(view, limit));
