import { serverNow, useConnection } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { Banner, useFormat } from '@pothik/ui-kit';
import { EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEngagedRide } from '../rides/use-engaged-ride';
import { useAvailabilityText } from './availability-text';
import { unseenAt } from './line.rules';

/** When this page lost its line, by the server's clock; undefined while it has one. */
function useLostAt(): number | undefined {
  const isLost = useConnection() !== 'online';
  const [lostAt, setLostAt] = useState<number>();
  useEffect(() => setLostAt(isLost ? serverNow() : undefined), [isLost]);
  return isLost ? lostAt : undefined;
}

/** Says that requests may be missed, and when riders can stop seeing a driver whose page has lost its line: push may reach them longer. It appears late, as the shell's banner does. */
export function LineNotice({ driver }: { driver: DriverView }) {
  const text = useAvailabilityText();
  const { time, number } = useFormat();
  const onRide = Boolean(useEngagedRide().data);
  const lostAt = useLostAt();
  const unseen = onRide ? undefined : unseenAt(driver, lostAt);
  if (unseen === undefined) return null;
  return (
    <Banner tone="warning" className="driver-late" icon={<EyeOff aria-hidden />}>
      {text.unseenAt(time(unseen.at), number(unseen.minutes))}
    </Banner>
  );
}
