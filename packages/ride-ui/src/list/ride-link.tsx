import type { RideView } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { Link, useLocation } from 'react-router';
import { useListWords } from '../words/list-words';

interface RideLinkProps {
  ride: Pick<RideView, 'createdAt'>;
  href: string;
  className?: string;
}

/** A link to a ride that passes its page the list to return to. */
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
