import { firstNameOf } from '@pothik/contracts/platform';
import type { RideView } from '@pothik/contracts/ride';
import { Button, Card, ConfirmDialog, Note, toast } from '@pothik/ui-kit';
import { useFocusAfterAct } from '@pothik/ui-kit/focus';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { BlockedRidersLink } from './blocked-riders-link';
import { useBlocksText } from './blocks-text';
import { useBlock, useBlockedRiders, useUnblock } from './use-blocks';

/** Below a ride that has ended: blocks its rider, or says that they are blocked and takes it back. */
export function BlockRider({ ride }: { ride: RideView }) {
  const text = useBlocksText();
  const { data } = useBlockedRiders();
  const [asking, setAsking] = useState(false);
  const isBlocked = data?.some(({ user }) => user._id === ride.user._id);
  // The dialog keeps the focus until it is closed.
  const { part, expect } = useFocusAfterAct(asking ? 'asking' : isBlocked, '.driver-rider-block');
  // A deleted person has no name, and cannot book.
  if (!data || ride.user.name === '') return null;
  return (
    <div ref={part}>
      <Card as="div" className="driver-rider-block">
        {isBlocked ? (
          <Blocked ride={ride} onUnblock={expect} />
        ) : (
          <Button icon={<Ban aria-hidden />} onClick={() => setAsking(true)}>
            {text.block}
          </Button>
        )}
        <BlockedRidersLink />
        {asking && <BlockDialog ride={ride} onBlocked={expect} onClose={() => setAsking(false)} />}
      </Card>
    </div>
  );
}

interface BlockedProps {
  ride: RideView;
  /** Before the rider is unblocked. */
  onUnblock(): void;
}

function Blocked({ ride, onUnblock }: BlockedProps) {
  const text = useBlocksText();
  const { busy, error, unblock } = useUnblock();
  return (
    <>
      <p>{text.blockedText}</p>
      <Button
        loading={busy}
        onClick={() => {
          onUnblock();
          void unblock(ride.user._id);
        }}
      >
        {text.unblock}
      </Button>
      {error && <Note tone="danger">{error}</Note>}
    </>
  );
}

interface BlockDialogProps {
  ride: RideView;
  /** After the rider is blocked, before the dialog closes. */
  onBlocked(): void;
  onClose(): void;
}

function BlockDialog({ ride, onBlocked, onClose }: BlockDialogProps) {
  const text = useBlocksText();
  const name = firstNameOf(ride.user.name);
  const { error, block } = useBlock(() => {
    toast.success(text.blocked(name));
    onBlocked();
    onClose();
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text.blockTitle(name)}
      tone="danger"
      confirmLabel={text.block}
      cancelLabel={text.keep}
      onConfirm={() => block(ride.user._id)}
      error={error}
    >
      <p>{text.blockText}</p>
    </ConfirmDialog>
  );
}
