import type { RideView } from '@pothik/contracts/ride';
import { Dialog } from '@pothik/ui-kit';
import { useNavigate } from 'react-router';
import { RequestAnswers } from '../requests/request-answers';
import { RequestFacts } from '../requests/request-facts';
import { useRequestsText } from '../requests/requests-text';
import { useRequestDialogs } from '../requests/use-request-dialogs';
import { putOff } from './put-off';
import { REQUESTS_PAGE } from './requests-page';

/** A request over the page, its answers always in sight. Closed, it stays in All Request; accepted, its ride is shown. */
export function RequestSheet({ ride }: { ride: RideView }) {
  const text = useRequestsText();
  const navigate = useNavigate();
  const showRide = () => void navigate(REQUESTS_PAGE);
  const { reject, askAnother, dialog } = useRequestDialogs(showRide);
  if (dialog) return dialog;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && putOff(ride._id)}
      title={text.newRequest}
      className="driver-request-sheet"
      footer={<RequestAnswers ride={ride} next acceptable onReject={() => reject(ride)} onAccepted={showRide} />}
    >
      <div className="driver-request">
        <RequestFacts ride={ride} acceptable onAskAnother={() => askAnother(ride)} />
      </div>
    </Dialog>
  );
}
