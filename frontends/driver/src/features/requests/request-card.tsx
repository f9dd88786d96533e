import type { RideView } from '@pothik/contracts/ride';
import { Card, Dock } from '@pothik/ui-kit';
import { useEffect, useState } from 'react';
import { JUST_CAME_MS, RequestAnswers } from '../../requests/request-answers';
import { RequestFacts } from '../../requests/request-facts';

export interface RequestCardProps {
  ride: RideView;
  /** The request to answer next: its answers are the page's dock, and have its one orange button. */
  next: boolean;
  /** There are others: the dock says whose request it answers. */
  several: boolean;
  /** False during another ride. */
  acceptable: boolean;
  onReject(): void;
  /** Accepts for another fare than the rider's offer. */
  onAskAnother(): void;
}

/** A ride request in the list: what decides about it, and its answers. */
export function RequestCard({ onAskAnother, several, ...request }: RequestCardProps) {
  const { ride, next, acceptable } = request;
  const justCame = useJustNext(next);
  const answers = <RequestAnswers {...request} acceptable={acceptable && !justCame} />;
  return (
    <Card as="li" className="driver-request">
      <RequestFacts ride={ride} acceptable={acceptable} onAskAnother={onAskAnother} />
      {next ? (
        <Dock className="driver-answers">
          {several && <p className="driver-answers-of">{ride.user.name}</p>}
          {answers}
        </Dock>
      ) : (
        <div className="driver-answers">{answers}</div>
      )}
    </Card>
  );
}

/** True for a moment after this request has taken the place of another in the dock. */
function useJustNext(next: boolean): boolean {
  const [wasNext, setWasNext] = useState(next);
  useEffect(() => {
    const timer = setTimeout(() => setWasNext(next), JUST_CAME_MS);
    return () => clearTimeout(timer);
  }, [next]);
  return next && !wasNext;
}
