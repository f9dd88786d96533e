import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Button, Dialog, Note } from '@pothik/ui-kit';
import { useRequestsText } from './requests-text';

/** Instead of an answer's dialog once the request is over: what was typed cannot be sent any more. */
export function OverDialog({ ride, title, onClose }: { ride: RideView; title: string; onClose(): void }) {
  const text = useRequestsText();
  const close = (
    <Button block onClick={onClose}>
      {text.close}
    </Button>
  );
  return (
    <Dialog open onOpenChange={onClose} title={title} footer={close}>
      <Note tone="warning" alert>
        {text.over(firstNameOf(ride.user.name))}
      </Note>
    </Dialog>
  );
}
