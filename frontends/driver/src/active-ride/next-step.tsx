import type { RideView } from '@pothik/contracts/ride';
import { PagePart } from '../loading/page-part';
import { nextActionOf } from '../rides/ride.rules';
import { MoveStep } from './move-step';

const fareStep = () => import('./fare-step').then(({ FareStep }) => ({ Component: FareStep }));
const enterCode = () => import('./enter-code').then(({ EnterCode }) => ({ Component: EnterCode }));

interface NextStepProps {
  ride: RideView;
  /** Known to be away from the pickup. */
  isFar: boolean;
  /** The status changed a moment ago: the next act is dead. */
  justChanged: boolean;
  changingFare: boolean;
  onChangeFare(): void;
  onFareKept(): void;
}

/** What the transition table lets the driver do next, with its dock: the fare, the code, or the next status. */
export function NextStep({ ride, isFar, justChanged, changingFare, onChangeFare, onFareKept }: NextStepProps) {
  const action = nextActionOf(ride);
  if (action?.kind === 'set-fare') return <PagePart load={fareStep} with={{ ride }} />;
  if (action?.kind === 'enter-code') {
    if (changingFare) return <PagePart load={fareStep} with={{ ride, onDone: onFareKept }} />;
    const isLocked = ride.codeTriesLeft === 0;
    return <PagePart key={isLocked ? 'locked' : 'open'} load={enterCode} with={{ ride, isFar, onChangeFare }} />;
  }
  return action?.kind === 'move' ? <MoveStep ride={ride} to={action.to} justChanged={justChanged} /> : null;
}
