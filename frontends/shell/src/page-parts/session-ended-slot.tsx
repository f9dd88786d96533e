import { LoadedPart, useSession } from '@pothik/api-client';
import { useState } from 'react';

const notice = () => import('./session-ended-notice');

/** Whoever is logged out here without having done it is told so, wherever they land, until they have seen it or log in again. */
export function SessionEndedSlot() {
  const { user, endedElsewhere } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  const isSignedIn = user !== undefined;
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  if (isSignedIn || !wasSignedIn || !endedElsewhere) return null;
  return <LoadedPart load={notice} waiting={null} failed={() => null} />;
}
