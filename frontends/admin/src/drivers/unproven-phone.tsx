import type { DriverView } from '@pothik/contracts/driver';
import { Note } from '@pothik/ui-kit';
import { TriangleAlert } from 'lucide-react';
import { useDriverText } from './driver-text';

/** Warns of the number of a driver who waits for approval, where nobody has confirmed it. Nothing is refused for it. */
export function UnprovenPhone({ driver: { user, status } }: { driver: DriverView }) {
  const { unprovenPhone } = useDriverText();
  if (status !== 'PENDING' || user.phone === '' || user.isPhoneProven) return null;
  return (
    <Note tone="warning" icon={<TriangleAlert aria-hidden />}>
      {unprovenPhone}
    </Note>
  );
}
