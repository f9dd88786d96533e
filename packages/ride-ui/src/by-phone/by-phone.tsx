import type { RideView } from '@pothik/contracts/ride';
import { PhoneCall } from 'lucide-react';
import type { RideReader } from '../words/ride-reader';
import './by-phone.css';
import { useByPhoneWords } from './by-phone-words';

/** Says that the desk booked the ride, to administrators also who did; nothing for rides that their riders booked. */
export function ByPhone({ ride, reader }: { ride: RideView; reader: RideReader }) {
  const words = useByPhoneWords();
  if (!ride.isByPhone) return null;
  return (
    <p className="ride-by-phone">
      <PhoneCall aria-hidden size={16} />
      {ride.bookedBy ? words.by(ride.bookedBy.name) : words[reader]}
    </p>
  );
}
