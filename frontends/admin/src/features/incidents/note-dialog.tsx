import { call, invalidate, QUERY } from '@pothik/api-client';
import { REASON_LENGTH } from '@pothik/contracts/platform';
import { rideRoutes } from '@pothik/contracts/routes';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useAuditLogText } from '../../audit-log/audit-log-text';
import { refusedActText } from '../../audit-log/who-was-first';
import { useAdminText } from '../../texts/admin-text';

/** A note while an incident is in hand, or the one that resolves it. */
export type IncidentNote = 'note' | 'resolution';

interface NoteDialogProps {
  id: string;
  kind: IncidentNote;
  onClose(): void;
}

/** Writes a note about an incident; it is kept in the audit log under the administrator's name. */
export function NoteDialog({ id, kind, onClose }: NoteDialogProps) {
  const text = useAdminText();
  const acts = useAuditLogText();
  const [error, setError] = useState<string>();
  const isLast = kind === 'resolution';
  const send = async (note: string) => {
    setError(undefined);
    try {
      await call(isLast ? rideRoutes.resolveIncident : rideRoutes.noteIncident, { id, note });
    } catch (failure) {
      setError(await refusedActText(failure, id, acts));
      void invalidate(QUERY.RideRequest);
      return;
    }
    invalidate(QUERY.RideRequest);
    toast.success(isLast ? text.incidentResolved : text.noteSaved);
    onClose();
  };
  const reason = {
    place: isLast ? `admin-incident-draft:${id}` : `admin-incident-note-draft:${id}`,
    label: text.note,
    requiredMessage: text.noteRequired,
    minLength: REASON_LENGTH.minimum,
    maxLength: REASON_LENGTH.maximum,
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isLast ? text.resolveTitle : text.noteTitle}
      confirmLabel={isLast ? text.resolve : text.saveNote}
      onConfirm={send}
      reason={reason}
      {...(error ? { error } : {})}
    >
      <p>{isLast ? text.resolveText : text.noteText}</p>
    </ConfirmDialog>
  );
}
