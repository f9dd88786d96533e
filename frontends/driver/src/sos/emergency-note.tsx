import { EMERGENCY_NUMBER } from '@pothik/ride-ui/rules';
import { Note } from '@pothik/ui-kit';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The number to call when a message cannot be sent or confirmed; it ends the sentence. */
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
