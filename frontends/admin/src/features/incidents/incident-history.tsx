import type { IncidentView } from '@pothik/contracts/ride';
import { RelativeTime, type Step, Stepper } from '@pothik/ui-kit';
import { useAuditLog } from '../../audit-log/use-audit-log';
import { useIncidentText } from './incident-text';

const ENTRIES_OF_AN_INCIDENT = 10;

/** When it was raised, sent again, acknowledged and resolved, by whom and with which note. The names come from the audit log. */
export function IncidentHistory({ incident }: { incident: IncidentView }) {
  const text = useIncidentText();
  const { sentAgainAt = '', acknowledgedAt, resolvedAt, note } = incident;
  const done = [acknowledgedAt, resolvedAt].filter(Boolean).length;
  const { data } = useAuditLog({ subjectId: incident._id, limit: ENTRIES_OF_AN_INCIDENT }, done);
  // An acknowledgement from before it was sent again does not count.
  const since = data?.data.filter(({ createdAt }) => createdAt >= sentAgainAt);
  const nameOf = (act: string) => since?.find((each) => each.act === act)?.actor.name;
  const acknowledgedBy = nameOf('sos-acknowledged');
  const resolvedBy = nameOf('sos-resolved');
  const steps: Step[] = [
    { key: 'raised', label: text.raised, state: 'done', time: <RelativeTime at={incident.createdAt} /> },
  ];
  if (sentAgainAt)
    steps.push({
      key: 'sent again',
      label: text.sentAgain,
      state: 'done',
      time: <RelativeTime at={sentAgainAt} />,
    });
  if (acknowledgedAt)
    steps.push({
      key: 'acknowledged',
      label: acknowledgedBy ? text.acknowledgedBy(acknowledgedBy) : text.acknowledged,
      state: 'done',
      time: <RelativeTime at={acknowledgedAt} />,
    });
  if (resolvedAt)
    steps.push({
      key: 'resolved',
      label: resolvedBy ? text.resolvedBy(resolvedBy) : text.resolved,
      state: 'done',
      time: <RelativeTime at={resolvedAt} />,
      note,
    });
  return <Stepper label={text.history} steps={steps} />;
}
