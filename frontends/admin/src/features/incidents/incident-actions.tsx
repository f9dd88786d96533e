import { call, invalidate, QUERY } from '@pothik/api-client';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import type { IncidentView } from '@pothik/contracts/ride';
import { rideRoutes } from '@pothik/contracts/routes';
import { Button, ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { refusedActText } from '../../audit-log/who-was-first';
import { useAdminText } from '../../texts/admin-text';

/** Acknowledge, then resolve with a note. */
export function IncidentActions({ incident }: { incident: IncidentView }) {
  const text = useAdminText();
  const acts = useAuditLogText();
  const [resolving, setResolving] = useState(false);
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
        <Button variant="primary" onClick={() => setResolving(true)}>
          {text.resolve}
        </Button>
      )}
      {resolving && <ResolveDialog id={incident._id} onClose={() => setResolving(false)} />}
    </div>
  );
}

function ResolveDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useAdminText();
  const acts = useAuditLogText();
  const [error, setError] = useState<string>();
  const resolve = async (note: string) => {
    setError(undefined);
    try {
      await call(rideRoutes.resolveIncident, { id, note });
    } catch (failure) {
      setError(await refusedActText(failure, id, acts));
      void invalidate(QUERY.RideRequest);
      return;
    }
    invalidate(QUERY.RideRequest);
    toast.success(text.incidentResolved);
    onClose();
  };
  const reason = {
    place: `admin-incident-draft:${id}`,
    label: text.note,
    requiredMessage: text.noteRequired,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.resolveTitle}
      confirmLabel={text.resolve}
      onConfirm={resolve}
      reason={reason}
      {...(error ? { error } : {})}
    >
      <p>{text.resolveText}</p>
    </ConfirmDialog>
  );
}
