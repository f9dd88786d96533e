import { QUERY, useCommand } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { refusedActText } from '../../audit-log/who-was-first';
import { useAdminText } from '../../texts/admin-text';
import { type IncidentNote, NoteDialog } from './note-dialog';

/** Acknowledge, write notes meanwhile, then resolve with the last one. */
export function IncidentActions({ incident }: { incident: IncidentView }) {
  const text = useAdminText();
  const acts = useAuditLogText();
  const [writing, setWriting] = useState<IncidentNote>();
  const { isPending, run } = useCommand(rideRoutes.acknowledgeIncident, {
    invalidates: [QUERY.RideRequest],
    onSuccess: () => toast.success(text.incidentAcknowledged),
    onRefused: async (failure, { id }) => toast.error(await refusedActText(failure, id, acts)),
  });
  if (incident.status === 'RESOLVED') return null;
  return (
    <div className="admin-actions">
      {incident.status === 'OPEN' && (
        <Button variant="primary" loading={isPending} onClick={() => void run({ id: incident._id })}>
          {text.acknowledge}
        </Button>
      )}
      {incident.status === 'ACKNOWLEDGED' && (
        <>
          <Button onClick={() => setWriting('note')}>{text.writeNote}</Button>
          <Button variant="primary" onClick={() => setWriting('resolution')}>
            {text.resolve}
          </Button>
        </>
      )}
      {writing && <NoteDialog id={incident._id} kind={writing} onClose={() => setWriting(undefined)} />}
    </div>
  );
}
