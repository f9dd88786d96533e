import type { RideView } from '@pothik/contracts/ride';
import { useHasPassed } from '@pothik/ride-ui';
import { loadDialogs } from '@pothik/ui-kit';
import { useState } from 'react';
import { PagePart } from '../loading/page-part';

/** Most requests are accepted: its code comes with the dialog library when one is rejected. */
const rejectDialog = async () => {
  const [{ RejectDialog }] = await Promise.all([import('./reject-dialog'), loadDialogs()]);
  return { Component: RejectDialog };
};

/** Most offers are taken as they are. */
const anotherFareDialog = async () => {
  const [{ AnotherFareDialog }] = await Promise.all([import('./another-fare-dialog'), loadDialogs()]);
  return { Component: AnotherFareDialog };
};

type Asked = { about: 'reject' | 'another-fare'; ride: RideView };

interface Outcomes {
  onAccepted?(): void;
  onRejected?(): void;
}

/** The dialogs of an answer to one of `rides`: `reject` and `askAnother` open one, which is shown where `dialog` stands. */
export function useRequestDialogs(rides: readonly RideView[], outcomes: Outcomes = {}) {
  const [asked, setAsked] = useState<Asked>();
  // The rider may raise the offer meanwhile.
  const waiting = asked && rides.find(({ _id }) => _id === asked.ride._id);
  const now = waiting ?? asked?.ride;
  const hasPassed = useHasPassed(now?.answerBy === undefined ? undefined : Date.parse(now.answerBy));
  const onClose = () => setAsked(undefined);
  return {
    reject: (ride: RideView) => setAsked({ about: 'reject', ride }),
    askAnother: (ride: RideView) => setAsked({ about: 'another-fare', ride }),
    dialog: asked && now && dialogOf(asked.about, { ride: now, isOver: hasPassed || !waiting, onClose }, outcomes),
  };
}

interface Dialog {
  ride: RideView;
  isOver: boolean;
  onClose(): void;
}

function dialogOf(about: Asked['about'], dialog: Dialog, { onAccepted, onRejected }: Outcomes) {
  if (about === 'reject')
    return <PagePart isDialog load={rejectDialog} with={{ ...dialog, ...(onRejected ? { onRejected } : {}) }} />;
  return <PagePart isDialog load={anotherFareDialog} with={{ ...dialog, ...(onAccepted ? { onAccepted } : {}) }} />;
}
