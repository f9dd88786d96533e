import { useInHand } from '@pothik/api-client';
import { isWaiting } from '@pothik/api-client/in-hand';
import { Note } from '@pothik/ui-kit';
import { Hourglass } from 'lucide-react';
import { useInHandText } from './in-hand-text';

/** Says before the log-in that acts wait for the same person; of the ride nothing is said. */
export function Component() {
  const text = useInHandText();
  const waits = useInHand().acts.some(isWaiting);
  if (!waits) return null;
  return (
    <Note tone="warning" icon={<Hourglass aria-hidden="true" />}>
      {text.actsWait}
    </Note>
  );
}
