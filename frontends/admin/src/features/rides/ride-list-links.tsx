import { useFormat } from '@pothik/ui-kit';
import { Link } from 'react-router';
import { useRidesText } from '../../rides/rides-text';
import { RIDE_LISTS, type RideListView } from './ride-list.rules';
import { useRideCount } from './use-ride-list';

interface RideListLinksProps {
  shown: RideListView['status'];
  addressOf(status: RideListView['status']): URLSearchParams;
}

/** Links between every ride and those under way, overdue, ended and under review, with the same search and filters; counts of everybody’s. */
export function RideListLinks({ shown, addressOf }: RideListLinksProps) {
  const text = useRidesText();
  const { number } = useFormat();
  const counts = {
    OPEN: useRideCount('OPEN'),
    OVERDUE: useRideCount('OVERDUE'),
    ENDED: undefined,
    REVIEW: useRideCount('REVIEW'),
  };
  return (
    <nav className="ui-segmented admin-statuses" aria-label={text.lists}>
      {[undefined, ...RIDE_LISTS].map((status) => {
        const count = status && counts[status];
        return (
          <Link
            key={status ?? 'all'}
            to={`?${addressOf(status)}`}
            replace
            aria-current={status === shown ? 'page' : undefined}
          >
            {text[status ?? 'all']}
            {count !== undefined && <span className="ui-count">{number(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
