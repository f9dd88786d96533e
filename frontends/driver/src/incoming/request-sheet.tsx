import type { RideView } from '@pothik/contracts/ride';
import { Dialog } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { JUST_CAME_MS, RequestAnswers } from '../requests/request-answers';
import { RequestFacts } from '../requests/request-facts';
import { useRequestsText } from '../requests/requests-text';
import { useRequestDialogs } from '../requests/use-request-dialogs';
import { requestKey } from './incoming.rules';
import { putOff } from './put-off';
import { REQUESTS_PAGE } from './requests-page';

interface RequestSheetProps {
  ride: RideView;
  /** False once the request is over. */
  isWaiting: boolean;
  /** While its answer is being typed, it stays until its driver has read that it is over. */
  onHold(ride: RideView | undefined): void;
}

/** A request over the page, its answers always in sight. Closed, it stays in All Request; accepted, its ride is shown. */
export function RequestSheet({ ride, isWaiting, onHold }: RequestSheetProps) {
  const text = useRequestsText();
  const navigate = useNavigate();
  const showRide = () => void navigate(REQUESTS_PAGE);
  const leave = () => putOff(requestKey(ride));
  const justCameUp = useJustCameUp();
  const waiting = isWaiting ? [ride] : [];
  const { reject, askAnother, dialog } = useRequestDialogs(waiting, { onAccepted: showRide, onRejected: leave });
  const isAnswering = dialog !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ride as it was when its answer began
  useEffect(() => {
    if (isAnswering) onHold(ride);
    return () => onHold(undefined);
  }, [isAnswering, onHold]);
  if (dialog) return dialog;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !justCameUp && leave()}
      title={text.newRequest}
      className="driver-request-sheet"
      footer={
        <RequestAnswers ride={ride} next acceptable={!justCameUp} onReject={() => reject(ride)} onAccepted={showRide} />
      }
    >
      <div className="driver-request">
        <RequestFacts ride={ride} acceptable onAskAnother={() => askAnother(ride)} />
      </div>
    </Dialog>
  );
}

/** True for a moment: a tap that was on its way to the page below answers nothing. */
function useJustCameUp(): boolean {
  const [justCameUp, setJustCameUp] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setJustCameUp(false), JUST_CAME_MS);
    return () => clearTimeout(timer);
  }, []);
  return justCameUp;
}
