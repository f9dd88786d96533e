import { Card, ErrorState, RelativeTime, Skeleton, SkeletonGroup, TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { AuditLogChanges } from '../../audit-log/audit-log-changes';
import { auditLogWord, useAuditLogText } from '../../audit-log/audit-log-text';
import type { useAuditLog } from '../../audit-log/use-audit-log';
import { useDriverDetailText } from './driver-detail-text';

interface DriverHistoryProps {
  entries: ReturnType<typeof useAuditLog>;
  driverId: string;
}

/** The latest audit log entries about this driver: what, by whom, when and why. */
export function DriverHistory({ entries: { data, error, isFetching, refetch }, driverId }: DriverHistoryProps) {
  const text = useDriverDetailText();
  const { noEntries } = useAuditLogText();
  const more = data !== undefined && data.meta.total > data.data.length;
  return (
    <Card
      title={text.history}
      actions={
        more && (
          <TextLink asChild className="ui-hit">
            <Link to={`/admin/acts?subject=${driverId}`}>{text.everyAction}</Link>
          </TextLink>
        )
      }
    >
      {data?.data.length === 0 && <p className="admin-quiet">{noEntries}</p>}
      {data && data.data.length > 0 && (
        <ol className="admin-history">
          {data.data.map((entry) => (
            <Entry key={entry._id} entry={entry} />
          ))}
        </ol>
      )}
      {!data && error && <ErrorState title={text.historyFailed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && (
        <SkeletonGroup label={text.history} className="admin-stack">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Entry({ entry }: { entry: AuditLogEntry }) {
  const text = useAuditLogText();
  return (
    <li>
      <p className="admin-history-entry">
        <strong>{auditLogWord(text, entry.act)}</strong>
        <span className="admin-quiet">{text.by(entry.actor.name || text.somebody, text[entry.actor.role])}</span>
        <RelativeTime at={entry.createdAt} className="admin-quiet" />
      </p>
      {entry.reason && <p>{entry.reason}</p>}
      <AuditLogChanges entry={entry} />
    </li>
  );
}
