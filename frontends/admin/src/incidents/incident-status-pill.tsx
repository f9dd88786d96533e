import type { IncidentStatus } from '@pothik/contracts/ride';
import { StatusPill } from '@pothik/ui-kit';
import { CircleCheck, Eye, Siren } from 'lucide-react';
import { useWords } from '../texts/word-text';

const LOOK = {
  OPEN: { tone: 'refused', icon: <Siren aria-hidden /> },
  ACKNOWLEDGED: { tone: 'waiting', icon: <Eye aria-hidden /> },
  RESOLVED: { tone: 'done', icon: <CircleCheck aria-hidden /> },
} as const;

/** An incident's status as colour, icon and word. */
export function IncidentStatusPill({ status }: { status: IncidentStatus }) {
  const words = useWords();
  return <StatusPill {...LOOK[status]}>{words[status]}</StatusPill>;
}
