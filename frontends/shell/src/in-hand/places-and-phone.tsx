import { Button, RouteStrip, useFormat } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { useInHandText } from './in-hand-text';

/** Pickup and drop. */
export function Places({ ride }: { ride: { pickupLocation: string; dropLocation: string } }) {
  const text = useInHandText();
  return (
    <section className="ui-card">
      <RouteStrip
        pickupLabel={text.pickup}
        pickup={ride.pickupLocation}
        dropLabel={text.drop}
        drop={ride.dropLocation}
      />
    </section>
  );
}

interface Reached {
  /** The first name of the other person. */
  name: string;
  phone: string | undefined;
}

/** The number written out: it can be typed into another phone. */
export function PhoneLine({ name, phone }: Reached) {
  const text = useInHandText();
  const { digits } = useFormat();
  if (!phone) return null;
  return (
    <p className="ui-card shell-in-hand-line">
      <span>{text.phoneOf(name)}</span>
      <b className="ui-nowrap">{digits(phone)}</b>
    </p>
  );
}

/** A phone call needs no internet. */
export function CallButton({ name, phone }: Reached) {
  const text = useInHandText();
  if (!phone) return null;
  return (
    <Button asChild variant="primary" size="large" icon={<Phone aria-hidden="true" />}>
      <a href={`tel:${phone}`}>{text.call(name)}</a>
    </Button>
  );
}
