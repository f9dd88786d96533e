import { allowsSos, type RideView } from '@pothik/contracts/ride';
import { HoldButton } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSosWords } from './sos-words';
import { type SosOutcome, useSendSos } from './use-send-sos';

export interface SosButtonProps extends SosOutcome {
  ride: Pick<RideView, '_id' | 'rideStatus'>;
  /** Who is told: said in the question of those who do not hold. */
  question: ReactNode;
  className: string;
  /** What became of the message, below the button. */
  children?: ReactNode;
}

/** Calls for help while a ride is PICKED UP or IN TRANSIT; nothing at any other time. */
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
