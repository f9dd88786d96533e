import { call, failureText, signOut } from '@pothik/api-client';
import { authRoutes } from '@pothik/contracts/routes';
import { ConfirmDialog, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useSafetyText } from './safety-text';

/** Asks for confirmation, then ends the sessions on all devices; the page's guard redirects home. */
export function Component({ onClose }: { onClose: () => void }) {
  const text = useSafetyText();
  const [error, setError] = useState<string>();

  const leaveEverywhere = async () => {
    setError(undefined);
    try {
      await signOut(() => call(authRoutes.logoutEverywhere, undefined));
      toast.success(text.loggedOut);
    } catch (failure) {
      setError(failureText(failure));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.sessionsQuestion}
      confirmLabel={text.sessions}
      error={error}
      onConfirm={leaveEverywhere}
    >
      <p>{text.sessionsConsequence}</p>
    </ConfirmDialog>
  );
}
