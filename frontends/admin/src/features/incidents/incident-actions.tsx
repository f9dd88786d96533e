import { call, invalidate, QUERY } from '@pothik/api-client';
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
  const [busy, setBusy] = useState(false);
  if (incident.status === 'RESOLVED') return null;
  const acknowledge = async () => {
    setBusy(true);
    try {
      await call(rideRoutes.acknowledgeIncident, { id: incident._id });
      toast.success(text.incidentAcknowledged);
    } catch (failure) {
      toast.error(await refusedActText(failure, incident._id, acts));
    } finally {
      invalidate(QUERY.RideRequest);
      setBusy(false);
    }
  };
  return (
    <div className="admin-actions">
      {incident.status === 'OPEN' && (
        <Button variant="primary" loading={busy} onClick={() => void acknowledge()}>
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
