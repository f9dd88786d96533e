import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Button, Card, ConfirmDialog, Note, toast } from '@pothik/ui-kit';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { BlockedRidersLink } from './blocked-riders-link';
import { useBlocksText } from './blocks-text';
import { useBlockedRiders, useBlocking } from './use-blocks';

/** Below a ride that has ended: blocks its rider, or says that they are blocked and takes it back. */
export function BlockRider({ ride }: { ride: RideView }) {
  const text = useBlocksText();
  const { data } = useBlockedRiders();
  const [asking, setAsking] = useState(false);
  // A deleted person has no name, and cannot book.
  if (!data || ride.user.name === '') return null;
  const isBlocked = data.some(({ user }) => user._id === ride.user._id);
  return (
    <Card as="div" className="driver-rider-block">
      {isBlocked ? (
        <Blocked ride={ride} />
      ) : (
        <Button icon={<Ban aria-hidden />} onClick={() => setAsking(true)}>
          {text.block}
        </Button>
      )}
      <BlockedRidersLink />
      {asking && <BlockDialog ride={ride} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Blocked({ ride }: { ride: RideView }) {
  const text = useBlocksText();
  const { busy, error, unblock } = useBlocking(ride.user._id);
  return (
    <>
      <p>{text.blockedText}</p>
      <Button loading={busy} onClick={() => void unblock()}>
        {text.unblock}
      </Button>
      {error && <Note tone="danger">{error}</Note>}
    </>
  );
}

function BlockDialog({ ride, onClose }: { ride: RideView; onClose(): void }) {
  const text = useBlocksText();
  const { error, block } = useBlocking(ride.user._id);
  const name = firstNameOf(ride.user.name);
  const confirm = async () => {
    if (!(await block())) return;
    toast.success(text.blocked(name));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.blockTitle(name)}
      tone="danger"
      confirmLabel={text.block}
      cancelLabel={text.keep}
      onConfirm={confirm}
      error={error}
    >
      <p>{text.blockText}</p>
    </ConfirmDialog>
  );
}
