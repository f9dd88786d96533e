import { isOpen, type RideView } from '@pothik/contracts/ride';
import { useRide } from '@pothik/ride-ui';
import { Card, LiveRegion, PersonLine, useFormat } from '@pothik/ui-kit';
import { DeskForm } from './desk-form';
import { DeskRide } from './desk-ride';
import { useDeskText } from './desk-text';
import type { FoundCaller } from './use-caller';

interface CallerPartProps {
  caller: FoundCaller;
  onBooked(ride: RideView): void;
  /** It turned out that the caller has an open ride. */
  onOpenRide(): void;
}

/** Who calls, and the booking; in its place the caller’s open ride, as long as it is open. */
export function CallerPart({ caller, ...outcomes }: CallerPartProps) {
  const text = useDeskText();
  const { digits } = useFormat();
  const live = useRide(caller.openRide?._id).data ?? caller.openRide;
  const ride = live && isOpen(live.rideStatus) ? live : undefined;
  return (
    <Card as="section" className="admin-desk-caller">
      <h2 className="ui-visually-hidden">{text.caller}</h2>
      <LiveRegion message={ride ? text.hasRide : ''} />
      <PersonLine name={caller.name || text.newCaller} text={digits(caller.phone)} />
      {ride ? (
        <div className="admin-stack">
          <h3>{text.hasRide}</h3>
          <DeskRide ride={ride} />
          <p className="admin-quiet admin-small">{ride.isByPhone ? text.oneRide : text.ofApp}</p>
        </div>
      ) : (
        <DeskForm caller={caller} {...outcomes} />
      )}
    </Card>
  );
}
