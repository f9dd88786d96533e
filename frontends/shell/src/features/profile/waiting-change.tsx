import { call, failureText, QUERY, useAction, useLanguage } from '@pothik/api-client';
import { type DriverView, keepsOffline, plateText, type VehicleType } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Button, Card, toast, VisuallyHidden } from '@pothik/ui-kit';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useProfileText } from './profile-text';
import { useVehicleTypeText } from './vehicle-type-text';

type WaitingDriverChange = NonNullable<DriverView['waitingChange']>;

const keepsDriverOffline = ({ changes }: WaitingDriverChange) => keepsOffline(changes.map(({ field }) => field));

interface WaitingChangeProps {
  driver: DriverView;
  /** After an answer, before the driver is read anew: the card may go. */
  onDecided(): void;
}

/**
 * What the driver changed and riders do not see yet: whether they are OFFLINE for it, each value beside the confirmed one, and the
 * way back. Whoever took back what kept them OFFLINE reads that they still are.
 */
export function WaitingChange({ driver, onDecided }: WaitingChangeProps) {
  const { _id: id, waitingChange } = driver;
  const text = useProfileText();
  const types = useVehicleTypeText();
  const language = useLanguage();
  const [wasHeld, setWasHeld] = useState(false);
  const { isPending, run } = useAction(
    ({ number }: WaitingDriverChange) => call(driverRoutes.takeBackChanges, { id, number }),
    {
      invalidates: [QUERY.Driver],
      isPendingUntilFresh: true,
      onSuccess: (_driver, change) => {
        toast.success(text.takenBack);
        setWasHeld(keepsDriverOffline(change));
        onDecided();
      },
      onRefused: (failure) => {
        toast.error(failureText(failure));
        onDecided();
      },
    },
  );
  if (!waitingChange) return wasHeld && driver.availabilityStatus === 'OFFLINE' ? <StillOffline /> : null;
  const isHeld = keepsDriverOffline(waitingChange);
  const labels = { ...text, licenseNumber: text.license, vehicleLicense: text.plate };
  const wordOf = (field: string, value: string) => {
    if (field === 'vehicleLicense') return plateText(value, language);
    return field === 'vehicleType' ? types[value as VehicleType] : value;
  };
  return (
    <Card title={text.waitingTitle} className="shell-waiting-change">
      <p>{isHeld ? text.waitingText : text.waitingOnline}</p>
      <ul>
        {waitingChange.changes.map(({ field, from, to }) => (
          <li key={field}>
            <span className="shell-small">{labels[field]}</span>
            <span className="shell-from-to">
              <span>{wordOf(field, from)}</span>
              <ArrowRight aria-hidden />
              <VisuallyHidden>{` ${text.becomes} `}</VisuallyHidden>
              <strong>{wordOf(field, to)}</strong>
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        loading={isPending}
        icon={<Undo2 aria-hidden />}
        onClick={() => void run(waitingChange)}
      >
        {text.takeBack}
      </Button>
    </Card>
  );
}

/** Nothing sets a driver ONLINE again but the driver. */
function StillOffline() {
  const text = useProfileText();
  return (
    <Card title={text.stillOffline} className="shell-waiting-change">
      <Button asChild variant="outline">
        <Link to="/driver/ride-request">{text.goOnline}</Link>
      </Button>
    </Card>
  );
}
