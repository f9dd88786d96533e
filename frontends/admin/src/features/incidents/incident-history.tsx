import type { IncidentView } from '@pothik/contracts/ride';
import { useClaimedNote } from '@pothik/ride-ui';
import { RelativeTime, type Step, Stepper } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLog } from '../../audit-log/use-audit-log';
import { useIncidentText } from './incident-text';

const ENTRIES_OF_AN_INCIDENT = 10;

/** When it was raised, sent again, acknowledged and resolved, by whom and with which note. The names come from the audit log. */
export function IncidentHistory({ incident }: { incident: IncidentView }) {
  const text = useIncidentText();
  const withClaim = useClaimedNote();
  const { sentAgainAt = '', acknowledgedAt, alarmedAgainAt, resolvedAt, note } = incident;
  const done = [acknowledgedAt, resolvedAt].filter(Boolean).length;
  const [noted, setNoted] = useState(0);
  const { data } = useAuditLog({ subjectId: incident._id, limit: ENTRIES_OF_AN_INCIDENT }, done + noted);
  // An acknowledgement from before it was sent again does not count.
  const since = data?.data.filter(({ createdAt }) => createdAt >= sentAgainAt);
  const notes = since?.filter(({ act }) => act === 'sos-noted').toReversed() ?? [];
  // The log takes up a note some moments after the incident has it.
  const isMissing = note !== '' && !resolvedAt && !notes.some(({ reason }) => reason === note);
  const awaited = notes.length + (isMissing ? 1 : 0);
  if (data && awaited !== noted) setNoted(awaited);
  const nameOf = (act: string) => since?.find((each) => each.act === act)?.actor.name;
  const acknowledgedBy = incident.acknowledgedBy || nameOf('sos-acknowledged');
  const resolvedBy = nameOf('sos-resolved');
  const lastSentAt = sentAgainAt || incident.createdAt;
  const claim = withClaim('', { at: lastSentAt, claimedAt: incident.claimedAt });
  const steps: Step[] = [
    {
      key: 'raised',
      label: text.raised,
      state: 'done',
      time: <RelativeTime at={incident.createdAt} />,
      note: sentAgainAt ? undefined : claim,
    },
  ];
  if (sentAgainAt)
    steps.push({
      key: 'sent again',
      label: text.sentAgain,
      state: 'done',
      time: <RelativeTime at={sentAgainAt} />,
      note: claim,
    });
  if (acknowledgedAt)
    steps.push({
      key: 'acknowledged',
      label: acknowledgedBy ? text.acknowledgedBy(acknowledgedBy) : text.acknowledged,
      state: 'done',
      time: <RelativeTime at={acknowledgedAt} />,
    });
  for (const { _id, actor, createdAt, reason } of notes)
    steps.push({
      key: _id,
      label: text.noteBy(actor.name),
      state: 'done',
      time: <RelativeTime at={createdAt} />,
      note: reason,
    });
  if (alarmedAgainAt)
    steps.push({
      key: 'alarmed again',
      label: text.alarmedAgain,
      state: 'done',
      time: <RelativeTime at={alarmedAgainAt} />,
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
