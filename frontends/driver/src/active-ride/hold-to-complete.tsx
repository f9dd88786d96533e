import { firstNameOf } from '@pothik/contracts/platform';
import { DRIVER_PRESS, type RideView } from '@pothik/contracts/ride';
import { HoldButton, useFormat, useNow } from '@pothik/ui-kit';
import { Flag } from 'lucide-react';
import { useToldPoint } from '../position/use-told-point';
import { useActiveRideText } from './active-ride-text';
import { metresToFarDrop } from './drop-distance.rules';

const LOCATION_LOOK_MS = 15_000;

interface HoldToCompleteProps {
  ride: RideView;
  busy: boolean;
  onComplete(): unknown;
}

/** Completes the ride when held; by key, without holding or far from the drop-off it asks first. */
export function HoldToComplete({ ride, busy, onComplete }: HoldToCompleteProps) {
  const text = useActiveRideText();
  const { taka, number } = useFormat();
  const name = firstNameOf(ride.user.name);
  const metres = metresToFarDrop(ride, useToldPoint(ride.driver._id), useNow(LOCATION_LOOK_MS));
  const near = { title: text.completeTitle, text: text.completeText(name), confirmLabel: text.complete };
  const far = metres !== undefined && {
    title: text.farTitle(number(Math.round(metres / 100) / 10)),
    text: text.farText(name),
    confirmLabel: text.endsHere(name),
    cancelLabel: text.keepDriving,
    prefersCancel: true,
  };
  return (
    <HoldButton
      tone="primary"
      label={text.holdToComplete}
      holdingLabel={text.keepHolding}
      hint={text.inCash(taka(ride.fare ?? 0))}
      icon={<Flag aria-hidden />}
      durationMs={DRIVER_PRESS.holdMs}
      loading={busy}
      className="driver-move"
      asksWhenHeld={metres !== undefined}
      onConfirm={onComplete}
      withoutHolding={{ text: text.holdLonger, label: text.completeByAsking, above: true }}
      confirm={far || near}
    />
  );
}
