import { Button, Note } from '@pothik/ui-kit';
import { Undo2 } from 'lucide-react';
import { usePlacesText } from './places-text';
import type { useRemovedPlace } from './use-removed-place';

/** Says which place was just removed, and brings it back: a line that stays, because a toast would be gone too soon. */
export function RemovedPlace({ removal: { removed, busy, undo } }: { removal: ReturnType<typeof useRemovedPlace> }) {
  const text = usePlacesText();
  return (
    <div role="status" className="admin-place-status">
      {removed && (
        <Note>
          <span className="admin-place-removed">
            {text.removed(removed.name)}
            <Button size="small" icon={<Undo2 aria-hidden />} loading={busy} onClick={() => void undo()}>
              {text.undo}
            </Button>
          </span>
        </Note>
      )}
    </div>
  );
}
