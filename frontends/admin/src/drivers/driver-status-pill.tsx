import type { DriverStatus } from '@pothik/contracts/driver';
import { StatusPill } from '@pothik/ui-kit';
import { Ban, Hourglass, ShieldCheck } from 'lucide-react';
import { useWords } from '../texts/word-text';

const LOOK = {
  PENDING: { tone: 'waiting', icon: <Hourglass aria-hidden /> },
  APPROVED: { tone: 'done', icon: <ShieldCheck aria-hidden /> },
  SUSPENDED: { tone: 'refused', icon: <Ban aria-hidden /> },
} as const;

/** A driver's status as colour, icon and word. */
export function DriverStatusPill({ status }: { status: DriverStatus }) {
  const words = useWords();
  return <StatusPill {...LOOK[status]}>{words[status]}</StatusPill>;
}
