import type { RideStatus } from '@pothik/contracts/ride';
import { StatusPill, type StatusTone } from '@pothik/ui-kit';
import { ArrowRight, Ban, CircleCheck, CircleX, Clock, type LucideIcon, Navigation, UserCheck } from 'lucide-react';
import type { RideReader } from '../words/ride-reader';
import { useStatusWords } from '../words/status-words';

const LOOK: Readonly<Record<RideStatus, { tone: StatusTone; icon: LucideIcon }>> = {
  REQUESTED: { tone: 'waiting', icon: Clock },
  ACCEPTED: { tone: 'agreed', icon: Navigation },
  'PICKED UP': { tone: 'arrived', icon: UserCheck },
  'IN TRANSIT': { tone: 'moving', icon: ArrowRight },
  COMPLETED: { tone: 'done', icon: CircleCheck },
  CANCELLED: { tone: 'ended', icon: Ban },
  REJECTED: { tone: 'refused', icon: CircleX },
};

/** A ride's status as colour, icon and word. */
export function RideStatusPill({ status, reader }: { status: RideStatus; reader: RideReader }) {
  const words = useStatusWords(reader);
  const { tone, icon: Icon } = LOOK[status];
  return (
    <StatusPill tone={tone} icon={<Icon aria-hidden />}>
      {words[status]}
    </StatusPill>
  );
}
