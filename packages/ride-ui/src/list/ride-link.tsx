import type { RideView } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { Link, useLocation } from 'react-router';
import { useListWords } from '../words/list-words';

interface RideLinkProps {
  ride: Pick<RideView, 'createdAt'>;
  href: string;
  className?: string;
}

/** Leads to a ride, and tells its page which list to come back to. */
export function RideLink({ ride: { createdAt }, href, className }: RideLinkProps) {
  const words = useListWords();
  const { dateTime } = useFormat();
  const { pathname, search } = useLocation();
  return (
    <Link to={href} state={{ list: pathname + search }} className={className}>
      {words.openRide(dateTime(createdAt))}
    </Link>
  );
}
