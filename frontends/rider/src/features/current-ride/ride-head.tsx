import type { RideView } from '@pothik/contracts/ride';
import { ByPhone, RideStatusPill, useStepWords } from '@pothik/ride-ui';
import { RelativeTime } from '@pothik/ui-kit';
import type { ReactNode } from 'react';
import { statusSince } from '../../rides/ride.rules';
import { sentenceOf } from './sentence.rules';
import { useSentenceText } from './sentence-text';

interface RideHeadProps {
  ride: RideView;
  /** What is known better than by the status. */
  title?: string | undefined;
  children?: ReactNode;
}

/** The present status, what happens next, how far the driver is, and since when. */
export function RideHead({ ride, title, children }: RideHeadProps) {
  const text = useSentenceText();
  const steps = useStepWords('RIDER');
  const sentence = sentenceOf(ride, text);
  return (
    <header className="rider-head">
      <div className="rider-head-line">
        <h1>{title ?? sentence.title}</h1>
        <RideStatusPill status={ride.rideStatus} reader="RIDER" />
      </div>
      {children}
      <ByPhone ride={ride} reader="RIDER" />
      <p>{sentence.next}</p>
      <p className="rider-since">
        {steps[ride.rideStatus]} · <RelativeTime at={statusSince(ride)} />
      </p>
    </header>
  );
}
