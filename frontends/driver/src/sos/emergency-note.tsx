import { Note } from '@pothik/ui-kit';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const EMERGENCY_NUMBER = '999';

/** Whom to call where no message can be sent, or none is confirmed: the sentence ends in the number. */
export function EmergencyNote({ children }: { children: ReactNode }) {
  return (
    <Note tone="danger" alert icon={<TriangleAlert aria-hidden />}>
      {children}{' '}
      <a className="ui-link" href={`tel:${EMERGENCY_NUMBER}`}>
        {EMERGENCY_NUMBER}
      </a>
    </Note>
  );
}
