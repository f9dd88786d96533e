import type { DriverView } from '@pothik/contracts/driver';
import { Presence, Switch, useFormat } from '@pothik/ui-kit';
import { useEngagedRide } from '../rides/use-engaged-ride';
import { isHeld, pauseEndOf } from './availability.rules';
import { useAvailabilityText } from './availability-text';
import { useAvailability } from './use-availability';
import { useOfflineNotice } from './use-offline-notice';
import { usePaused } from './use-paused';

/** ONLINE or OFFLINE, what that means now, and the switch. OFFLINE always works; ONLINE is for approved drivers who are not paused. */
export function AvailabilitySwitch({ driver }: { driver: DriverView }) {
  const text = useAvailabilityText();
  const { busy, change } = useAvailability(driver);
  const onRide = Boolean(useEngagedRide().data);
  const online = driver.availabilityStatus === 'ONLINE';
  const approved = driver.status === 'APPROVED';
  const waits = isHeld(driver);
  const saysWhy = useOfflineNotice(driver) !== undefined && !onRide;
  const status = text[driver.availabilityStatus];
  const paused = usePaused(driver) && approved && !online && !waits;
  const { time } = useFormat();
  // Why and until when stand in the notice, once.
  const meant =
    paused && !saysWhy
      ? text.pausedUntil(time(pauseEndOf(driver)))
      : meaning(text, { online, approved, onRide, waits: waits && !saysWhy });
  return (
    <div className="driver-availability" title={`${status}: ${meant}`}>
      <div>
        <Presence online={online}>{status}</Presence>
        <p className="driver-quiet driver-small">{meant}</p>
      </div>
      <Switch
        label={text.availability}
        checked={online}
        disabled={busy || paused || (!online && (!approved || waits))}
        onCheckedChange={(checked) => void change(checked ? 'ONLINE' : 'OFFLINE')}
      />
    </div>
  );
}

function meaning(
  text: ReturnType<typeof useAvailabilityText>,
  { online, approved, onRide, waits }: Record<'online' | 'approved' | 'onRide' | 'waits', boolean>,
): string {
  if (!approved) return text.onlyApproved;
  if (onRide) return text.onRide;
  if (waits) return text.changed;
  return online ? text.canBeChosen : text.cannotBeChosen;
}
