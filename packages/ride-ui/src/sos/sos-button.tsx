import { allowsSos, type RideView } from '@pothik/contracts/ride';
import { HoldButton } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSosWords } from './sos-words';
import { type SosOutcome, useSendSos } from './use-send-sos';

export interface SosButtonProps extends SosOutcome {
  ride: Pick<RideView, '_id' | 'rideStatus'>;
  /** Who is notified: the text of the confirmation for people who do not hold the button. */
  question: ReactNode;
  className: string;
  /** The outcome, shown below the button. */
  children?: ReactNode;
}

/** Sends an SOS message while a ride is PICKED UP or IN TRANSIT; renders nothing at any other time. */
export function SosButton({ ride, ...hold }: SosButtonProps) {
  return allowsSos(ride.rideStatus) ? <HoldForSos rideId={ride._id} {...hold} /> : null;
}

interface HoldForSosProps extends Omit<SosButtonProps, 'ride'> {
  rideId: string;
}

function HoldForSos({ rideId, question, className, children, ...outcome }: HoldForSosProps) {
  const words = useSosWords();
  const { busy, send } = useSendSos(rideId, outcome);
  return (
    <div className={className}>
      <HoldButton
        label={words.hold}
        hint={words.hint}
        icon={<Siren aria-hidden />}
        loading={busy}
        onConfirm={send}
        withoutHolding={{ text: words.holdLonger, label: words.ask }}
        confirm={{ title: words.askTitle, text: question, confirmLabel: words.send }}
      />
      {children}
    </div>
  );
}
