import type { DriverInHand, KeptAct } from '@pothik/api-client/in-hand';
import { firstNameOf } from '@pothik/contracts/platform';
import { allowsSos, DRIVER_PRESS, type RideStatus } from '@pothik/contracts/ride';
import { Button, Dock, HoldButton, Note, useFormat } from '@pothik/ui-kit';
import { Clock, Flag, MapPinCheck, Navigation } from 'lucide-react';
import { CodeInHand } from './code-in-hand';
import { useInHandText } from './in-hand-text';
import { CallButton } from './places-and-phone';
import { SosInHand } from './sos-in-hand';
import { useAct } from './use-act';

interface DriverActsProps {
  ride: DriverInHand;
  /** As the driver left it: waiting acts count as done. */
  status: RideStatus;
  waiting: readonly KeptAct[];
}

/** What the driver may do next, in the order of work. */
export function DriverActs({ ride, status, waiting }: DriverActsProps) {
  const text = useInHandText();
  const name = firstNameOf(ride.rider);
  const { isPending, act } = useAct(ride.rideId);
  const { taka } = useFormat();
  const waits = (kind: KeptAct['act']['kind']) => waiting.some((kept) => kept.act.kind === kind);
  if (status === 'ACCEPTED') {
    return (
      <>
        {ride.fare === null ? (
          <Note>{text.fareNeedsNetwork}</Note>
        ) : (
          <CodeInHand name={name} busy={isPending} onCode={(otp) => act({ kind: 'start-code', otp })} />
        )}
        <Dock>
          <CallButton name={name} phone={ride.phone} />
          {ride.fare !== null && !waits('arrived') && (
            <Button
              variant="outline"
              size="large"
              loading={isPending}
              icon={<MapPinCheck aria-hidden="true" />}
              onClick={() => act({ kind: 'arrived' })}
            >
              {text.arrived}
            </Button>
          )}
        </Dock>
      </>
    );
  }
  if (waits('completed')) {
    return <Note icon={<Clock aria-hidden="true" />}>{text.collect(taka(ride.fare ?? 0))}</Note>;
  }
  return (
    <Dock className="shell-in-hand-moving">
      {allowsSos(status) && <SosInHand rideId={ride.rideId} />}
      {status === 'PICKED UP' ? (
        <Button
          variant="primary"
          size="large"
          loading={isPending}
          icon={<Navigation aria-hidden="true" />}
          onClick={() => act({ kind: 'in-transit' })}
        >
          {text['in-transit']}
        </Button>
      ) : (
        <HoldButton
          tone="primary"
          label={text.holdToComplete}
          holdingLabel={text.keepHolding}
          icon={<Flag aria-hidden="true" />}
          durationMs={DRIVER_PRESS.holdMs}
          loading={isPending}
          onConfirm={() => act({ kind: 'completed' })}
          withoutHolding={{ text: text.holdUntilFull, label: text.completeByAsking, above: true }}
          confirm={{ title: text.completeTitle, text: text.completeText(name), confirmLabel: text.completed }}
        />
      )}
    </Dock>
  );
}
