import { call, failureText, invalidate, QUERY } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import { driverRoutes } from '@pothik/contracts/routes';
import { Button, Card, toast } from '@pothik/ui-kit';
import { useState } from 'react';
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
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<NoPosition['reason']>();
  const change = async (granted: boolean) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      if (granted) await currentPosition();
      showMyDriver(await call(driverRoutes.changePositionConsent, { granted }));
    } catch (failure) {
      if (failure instanceof NoPosition) setRefusal(failure.reason);
      else toast.error(failureText(failure));
    } finally {
      setBusy(false);
      void invalidate(QUERY.Driver);
    }
  };
  return { busy, refusal, share: () => change(true), stop: () => change(false) };
}
