import { failureText, LoadedPart, NetworkFailure, sessionStore } from '@pothik/api-client';
import { askAgain } from '@pothik/api-client/ask-again';
import { ErrorState, TextLink, toast } from '@pothik/ui-kit';
import { useState } from 'react';
import { useShellText } from '../texts/shell-text';

const rideInHand = () => import(/* webpackChunkName: 'in-hand-view' */ '../in-hand/ride-in-hand');

/** Shown while nobody can say who is signed in: the ride in hand, else that there is no connection. */
export function OfflineState() {
  const otherwise = <NoConnection />;
  return <LoadedPart load={rideInHand} with={{ otherwise }} waiting={otherwise} failed={() => otherwise} />;
}

/** The page goes on by itself once the network is back. */
function NoConnection() {
  const text = useShellText();
  const [retrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await askAgain();
    setRetrying(false);
    if (sessionStore.getState().unreachable) toast.plain(failureText(new NetworkFailure('asked again')));
  };
  return (
    <ErrorState
      level={1}
      className="ui-page"
      title={text.noConnection}
      onRetry={() => void retry()}
      retrying={retrying}
    >
      <p>{text.noConnectionText}</p>
      <TextLink href="tel:999">{text.emergencyCall}</TextLink>
    </ErrorState>
  );
}
