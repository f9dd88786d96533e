import { isOpen, type RideView } from '@pothik/contracts/ride';
import { useStatusWords } from '@pothik/ride-ui';
import { useFormat } from '@pothik/ui-kit';
import { useEffect } from 'react';
import { useRiderText } from '../../texts/rider-text';
import { useCurrentRideText } from './current-ride-text';
import { EndedRide } from './ended-ride';
import { OpenRide } from './open-ride';
import { sentenceOf } from './sentence.rules';
import { useSentenceText } from './sentence-text';

interface RidePartProps {
  ride: RideView;
  /** Told when the ride or its fare changes; the only text of the page that is announced by itself. */
  onAnnounce(announcement: string): void;
  onDismiss(): void;
}

/** A ride in its present status, open or ended. */
export function RidePart({ ride, onAnnounce, onDismiss }: RidePartProps) {
  const announcement = useAnnouncement(ride);
  useEffect(() => onAnnounce(announcement), [announcement, onAnnounce]);
  return isOpen(ride.rideStatus) ? <OpenRide ride={ride} /> : <EndedRide ride={ride} onDismiss={onDismiss} />;
}

function useAnnouncement(ride: RideView): string {
  const text = useCurrentRideText();
  const words = useStatusWords('RIDER');
  const { fare: fareWord } = useRiderText();
  const { taka } = useFormat();
  const { title, next } = sentenceOf(ride, useSentenceText());
  const fare = ride.fare === null ? '' : ` ${fareWord}: ${taka(ride.fare)}.`;
  const reason = ride.fareReason ? ` ${text.reasonGiven(ride.fareReason)}` : '';
  return `${words[ride.rideStatus]}. ${title}. ${next}${fare}${reason}`;
}
