import type { RideView } from '@pothik/contracts/ride';
import { Card, Dock } from '@pothik/ui-kit';
import { RequestAnswers } from '../../requests/request-answers';
import { RequestFacts } from '../../requests/request-facts';

export interface RequestCardProps {
  ride: RideView;
  /** The request to answer next: its answers are the page's dock, and have its one orange button. */
  next: boolean;
  /** False during another ride. */
  acceptable: boolean;
  onReject(): void;
  /** Accepts for another fare than the rider's offer. */
  onAskAnother(): void;
}

/** A ride request in the list: what decides about it, and its answers. */
export function RequestCard({ onAskAnother, ...request }: RequestCardProps) {
  const { ride, next, acceptable } = request;
  const answers = <RequestAnswers {...request} />;
  return (
    <Card as="li" className="driver-request">
      <RequestFacts ride={ride} acceptable={acceptable} onAskAnother={onAskAnother} />
      {next ? <Dock className="driver-answers">{answers}</Dock> : <div className="driver-answers">{answers}</div>}
    </Card>
  );
}
