import { useInHand } from '@pothik/api-client';
import { isWaiting } from '@pothik/api-client/in-hand';
import type { RideView } from '@pothik/contracts/ride';
import { Button, useFormat } from '@pothik/ui-kit';
import { CircleCheck, Clock, Eye, Phone, Siren } from 'lucide-react';
import { EMERGENCY_NUMBER } from '../ride.rules';
import { useSosWords } from './sos-words';
import { useOwnIncident } from './use-own-incident';

/** The reader's own SOS, on the page until it is resolved: not confirmed yet, or sent and seen when; with the number to call. */
export function SosState({ ride, className = '' }: { ride: Pick<RideView, '_id' | 'history'>; className?: string }) {
  const words = useSosWords();
  const incident = useOwnIncident(ride).data;
  const waits = useInHand().acts.some((kept) => kept.rideId === ride._id && kept.act.kind === 'sos' && isWaiting(kept));
  if (!waits && !incident) return null;
  return (
    <section role="alert" className={`ui-sos-on ${className}`}>
      <h2>
        <Siren aria-hidden />
        {waits ? words.notConfirmedTitle : words.isOn}
      </h2>
      <Button asChild variant="danger" size="small" icon={<Phone aria-hidden />} className="ui-nowrap">
        <a href={`tel:${EMERGENCY_NUMBER}`}>{words.emergency}</a>
      </Button>
      {waits && <p>{words.notConfirmed}</p>}
      {!waits && incident && <Steps sentAt={incident.sentAt} seenAt={incident.seenAt} />}
    </section>
  );
}

/** When it was sent, and when an administrator took it up. */
function Steps({ sentAt, seenAt }: { sentAt: string; seenAt: string | null }) {
  const words = useSosWords();
  const { time } = useFormat();
  return (
    <ul>
      <li>
        <CircleCheck aria-hidden />
        <span>{words.sentToAll}</span>
        <time dateTime={sentAt}>{time(sentAt)}</time>
      </li>
      {seenAt ? (
        <li>
          <Eye aria-hidden />
          <span>{words.seen}</span>
          <time dateTime={seenAt}>{time(seenAt)}</time>
        </li>
      ) : (
        <li className="ui-sos-waits">
          <Clock aria-hidden />
          <span>{words.notSeen}</span>
        </li>
      )}
    </ul>
  );
}
