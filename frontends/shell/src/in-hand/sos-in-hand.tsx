import { sendSos, useInHand } from '@pothik/api-client';
import { isWaiting } from '@pothik/api-client/in-hand';
import { Button, HoldButton } from '@pothik/ui-kit';
import { Phone, Siren } from 'lucide-react';
import { useInHandText } from './in-hand-text';

/** An SOS that no answer has confirmed, above everything, with the number to call. */
export function SosWaits() {
  const text = useInHandText();
  const waits = useInHand().acts.some((kept) => kept.act.kind === 'sos' && isWaiting(kept));
  if (!waits) return null;
  return (
    <section role="alert" className="ui-sos-on">
      <h2>
        <Siren aria-hidden="true" />
        {text.sosWaits}
      </h2>
      <Button asChild variant="danger" size="small" icon={<Phone aria-hidden="true" />} className="ui-nowrap">
        <a href="tel:999">999</a>
      </Button>
      <p>{text.sosWaitsText}</p>
    </section>
  );
}

/** The SOS button: the message is kept at once, and sent before anything else. */
export function SosInHand({ rideId }: { rideId: string }) {
  const text = useInHandText();
  // Where no answer comes, the card says that it waits.
  const send = () =>
    void sendSos(rideId).catch((failure: unknown) => console.warn('The SOS is not sent yet.', failure));
  return (
    <HoldButton
      label={text.holdForSos}
      hint={text.sosHint}
      icon={<Siren aria-hidden="true" />}
      onConfirm={send}
      withoutHolding={{ text: text.holdLonger, label: text.withoutHolding }}
      confirm={{ title: text.sosTitle, text: text.sosText, confirmLabel: text.sendSos }}
    />
  );
}
