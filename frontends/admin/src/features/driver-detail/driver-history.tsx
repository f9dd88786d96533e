import { Card, ErrorState, RelativeTime, Skeleton, SkeletonGroup, TextLink } from '@pothik/ui-kit';
import { Link } from 'react-router';
import type { AuditLogEntry } from '../../audit-log/audit-log-change.rules';
import { AuditLogChanges } from '../../audit-log/audit-log-changes';
import { auditLogActionWord, useActText } from '../../audit-log/audit-log-text';
import type { useAuditLog } from '../../audit-log/use-audit-log';
import { useWords } from '../../texts/word-text';
import { useDriverDetailText } from './driver-detail-text';

interface DriverHistoryProps {
  acts: ReturnType<typeof useAuditLog>;
  driverId: string;
}

/** The latest acts about this driver: what, by whom, when and why. */
export function DriverHistory({ acts: { data, error, isFetching, refetch }, driverId }: DriverHistoryProps) {
  const text = useDriverDetailText();
  const { noEntries } = useActText();
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
          {data.data.map((act) => (
            <Act key={act._id} act={act} />
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

function Act({ act }: { act: AuditLogEntry }) {
  const text = useActText();
  const words = useWords();
  return (
    <li>
      <p className="admin-act">
        <strong>{auditLogActionWord(text, act.act)}</strong>
        <span className="admin-quiet">{text.by(act.actor.name || text.somebody, words[act.actor.role])}</span>
        <RelativeTime at={act.createdAt} className="admin-quiet" />
      </p>
      {act.reason && <p>{act.reason}</p>}
      <AuditLogChanges act={act} />
    </li>
  );
}
