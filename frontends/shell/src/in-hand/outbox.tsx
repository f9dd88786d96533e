import { useInHand } from '@pothik/api-client';
import { isWaiting, type KeptAct } from '@pothik/api-client/in-hand';
import { Note } from '@pothik/ui-kit';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useInHandText } from './in-hand-text';
import { OutboxLine } from './outbox-line';

/** An SOS that waits has a card of its own. */
const isListed = (kept: KeptAct): boolean => kept.act.kind !== 'sos' || !isWaiting(kept);

/** What was pressed without a network: waiting, done, or not done and why. What ended stays until it is seen. */
export function Outbox() {
  const text = useInHandText();
  const { acts, isRefused } = useInHand();
  const listed = acts.filter(isListed);
  if (listed.length === 0) return isRefused ? <Note className="shell-not-kept">{text.notKept}</Note> : null;
  const waits = listed.some(isWaiting);
  return (
    <section className={waits ? 'shell-outbox' : 'shell-outbox shell-ended'} role="status">
      <h2>
        {waits ? <Hourglass aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
        {waits ? text.waiting : text.online}
      </h2>
      <ul>
        {listed.map((kept) => (
          <OutboxLine key={kept.number} kept={kept} acts={acts} />
        ))}
      </ul>
    </section>
  );
}

export { Outbox as Component };
