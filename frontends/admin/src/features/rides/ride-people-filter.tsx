import type { RideView } from '@pothik/contracts/ride';
import { TextLink } from '@pothik/ui-kit';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useRidesText } from '../../rides/rides-text';
import { isNarrowed, NOT_NARROWED, peopleNamed, type RideListView, type RidePerson } from './ride-list.rules';

interface RidePeopleFilterProps {
  view: RideListView;
  /** The rides on the page: they name the people. */
  rides: readonly RideView[];
  addressAfter(change: Partial<RideListView>): URLSearchParams;
}

/** Whose rides the list shows, removed one by one; and whom a searched name means, to choose as rider or as driver. */
export function RidePeopleFilter({ view, rides, addressAfter }: RidePeopleFilterProps) {
  const text = useRidesText();
  if (!isNarrowed(view)) return null;
  const labelOf = ({ as, name }: Pick<RidePerson, 'as' | 'name'>) =>
    (as === 'rider' ? text.riderNamed : text.driverNamed)(name || text.someone);
  const offered = peopleNamed(rides, view.search).filter(({ as }) => !view[as]);
  const [shown] = rides;
  const chosen = [
    ...(view.rider ? [{ as: 'rider' as const, name: shown?.user.name ?? '' }] : []),
    ...(view.driver ? [{ as: 'driver' as const, name: shown?.driver.user.name ?? '' }] : []),
  ];
  const addressWith = (change: Partial<RideListView>) => `?${addressAfter(change)}`;
  return (
    <nav className="admin-ride-people" aria-label={text.filters}>
      {chosen.map((person) => (
        <Link
          key={person.as}
          className="ui-chip admin-ride-chosen"
          to={addressWith({ [person.as]: undefined })}
          aria-label={text.remove(labelOf(person))}
        >
          {labelOf(person)}
          <X aria-hidden size={16} />
        </Link>
      ))}
      {offered.length > 0 && <span className="admin-small">{text.onlyOf}</span>}
      {offered.map((person) => (
        <Link
          key={`${person.as} ${person.id}`}
          className="ui-chip"
          to={addressWith({ search: '', [person.as]: person.id })}
        >
          {labelOf(person)}
        </Link>
      ))}
      <TextLink asChild className="ui-hit">
        <Link to={addressWith(NOT_NARROWED)}>{text.clear}</Link>
      </TextLink>
    </nav>
  );
}
