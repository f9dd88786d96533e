import type { DeskCaller } from '@pothik/contracts/ride';
import { Button } from '@pothik/ui-kit';
import { History } from 'lucide-react';
import type { Ref } from 'react';
import { useDeskText } from './desk-text';

interface PickupChipsProps {
  pickups: DeskCaller['pickups'];
  onChoose(pickup: DeskCaller['pickups'][number]): void;
  /** Of the first, which has the focus once the caller is found. */
  firstRef: Ref<HTMLButtonElement>;
}

/** Where the caller’s last rides began, each one press away. */
export function PickupChips({ pickups, onChoose, firstRef }: PickupChipsProps) {
  const text = useDeskText();
  if (pickups.length === 0) return null;
  return (
    <fieldset className="admin-desk-pickups">
      <legend className="ui-label">{text.pickups}</legend>
      {pickups.map((pickup, index) => (
        <Button
          key={pickup.name}
          ref={index === 0 ? firstRef : undefined}
          size="small"
          icon={<History aria-hidden />}
          onClick={() => onChoose(pickup)}
        >
          {pickup.name}
        </Button>
      ))}
    </fieldset>
  );
}
