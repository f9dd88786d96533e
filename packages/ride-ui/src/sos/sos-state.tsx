import type { RideView } from '@pothik/contracts/ride';
import { Button, Note, useFormat } from '@pothik/ui-kit';
import { CircleCheck, Phone, Siren } from 'lucide-react';
import { EMERGENCY_NUMBER } from '../ride.rules';
import { useSosWords } from './sos-words';
import { useOwnIncident } from './use-own-incident';
import { useSendAgain } from './use-send-again';

/** The reader's own SOS, on the page until it is resolved: not confirmed yet, sent at, or seen at; with the number to call. */
export function SosState({ ride, className }: { ride: Pick<RideView, '_id' | 'history'>; className?: string }) {
  const words = useSosWords();
  const { time } = useFormat();
  const incident = useOwnIncident(ride).data;
  const waits = useSendAgain(ride._id);
  if (!waits && !incident) return null;
  const isSeen = !waits && incident?.seenAt;
  return (
    <Note
      tone={isSeen ? 'progress' : 'danger'}
      alert
      icon={isSeen ? <CircleCheck aria-hidden /> : <Siren aria-hidden />}
      {...(className ? { className } : {})}
      action={
        <Button asChild variant="danger" size="small" icon={<Phone aria-hidden />} className="ui-nowrap">
          <a href={`tel:${EMERGENCY_NUMBER}`}>{words.emergency}</a>
        </Button>
      }
    >
      {waits && <p>{words.notConfirmed}</p>}
      {!waits && incident && <p>{words.storedAt(time(incident.sentAt))}</p>}
      {isSeen && (
        <p>
          <b>{words.seenAt(time(isSeen))}</b>
        </p>
      )}
    </Note>
  );
}
