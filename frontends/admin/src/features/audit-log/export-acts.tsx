import { call } from '@pothik/api-client';
import { notificationRoutes } from '@pothik/contracts/routes';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { auditLogWord, useAuditLogText } from '../../audit-log/audit-log-text';
import { type ExportColumn, ExportList } from '../../lists/export/export-list';
import type { queryOfView } from './audit-log-list.rules';

interface ExportActsProps {
  /** What is asked of the API, beside the page. */
  query: ReturnType<typeof queryOfView>;
}

/** The record's entries as a file. */
export function ExportActs({ query }: ExportActsProps) {
  const words = useAuditLogText();
  const columns: readonly ExportColumn<AuditLogEntry>[] = [
    ['when', ({ createdAt }) => createdAt],
    ['act', ({ act }) => auditLogWord(words, act)],
    ['who', ({ actor }) => actor.name || words.somebody],
    ['role', ({ actor }) => actor.role],
    ['about', ({ subjectType }) => auditLogWord(words, subjectType)],
    ['name', ({ subjectName = '' }) => subjectName],
    ['id', ({ subjectId }) => subjectId],
    ['reason', ({ reason }) => reason],
  ];
  return (
    <ExportList
      name="acts"
      columns={columns}
      readPage={(page, signal) => call(notificationRoutes.acts, { ...query, ...page }, { signal })}
    />
  );
}
