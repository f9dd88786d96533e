import { call, failureText, QUERY, useAction } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Button, Card, toast } from '@pothik/ui-kit';
import { showMyDriver } from '../profile/use-my-driver';
import { currentPosition, NoPosition } from './current-position';
import { usePositionText } from './position-text';
import { usePositionTelling } from './use-position-telling';

/** Asks for the consent to tell positions, says what is done with them, and takes the consent back. */
export function PositionCard({ driver }: { driver: DriverView }) {
  const text = usePositionText();
  const { busy, refusal, share, stop } = useConsent();
  const { error } = usePositionTelling(driver);
  const consents = driver.positionConsentAt !== undefined;
  const problem = refusal ?? (error instanceof NoPosition ? error.reason : undefined);
  const isOnline = driver.availabilityStatus === 'ONLINE';
  const state = isOnline ? text.sharing : text.paused;
  const stopLabel = isOnline && !problem ? text.stop : text.notAgain;
  return (
    <Card className="driver-position">
      <h2 className="driver-heading">{text.title}</h2>
      {!(consents && problem) && <p>{consents ? state : text.ask}</p>}
      {!consents && <p className="driver-quiet driver-small">{text.promise}</p>}
      {problem && <p role="alert">{text[problem]}</p>}
      <Button variant="outline" size="small" loading={busy} onClick={() => void (consents ? stop() : share())}>
        {consents ? stopLabel : text.share}
      </Button>
    </Card>
  );
}

/** The browser is asked first: a consent without its permission would promise what cannot be kept. */
function useConsent() {
  const { isPending, error, run } = useAction(changeConsent, {
    invalidates: [QUERY.Driver],
    onSuccess: showMyDriver,
    onRefused: (failure) => {
      if (!(failure instanceof NoPosition)) toast.error(failureText(failure));
    },
  });
  const refusal = error instanceof NoPosition ? error.reason : undefined;
  return { busy: isPending, refusal, share: () => run(true), stop: () => run(false) };
}

async function changeConsent(granted: boolean): Promise<DriverView> {
  if (granted) await currentPosition();
  return call(driverRoutes.changePositionConsent, { granted });
}
