import './tariffs.css';
import { isStuck } from '@pothik/api-client';
import { EmptyState, ErrorState, PageHead, Skeleton, SkeletonGroup } from '@pothik/ui-kit';
import { MapPinned } from 'lucide-react';
import { useAdminText } from '../../texts/admin-text';
import { CityTariffs } from './city-tariffs';
import { useTariffsText } from './tariffs-text';
import { useCities } from './use-cities';

/** The cities' tariffs and zones: read by every administrator, changed by a SUPER_ADMIN. */
export function Component() {
  const text = useTariffsText();
  return (
    <div className="ui-page admin-stack">
      <PageHead title={text.title} />
      <p className="admin-quiet">{text.about}</p>
      <Cities />
    </div>
  );
}

function Cities() {
  const text = useTariffsText();
  const { pageFailedText } = useAdminText();
  const cities = useCities();
  if (isStuck(cities))
    return (
      <ErrorState title={text.failed} onRetry={() => void cities.refetch()} retrying={cities.isFetching}>
        {pageFailedText}
      </ErrorState>
    );
  if (!cities.data)
    return (
      <SkeletonGroup label={text.loading} className="admin-stack">
        <Skeleton height="18rem" />
        <Skeleton height="14rem" />
      </SkeletonGroup>
    );
  if (cities.data.length === 0)
    return (
      <EmptyState title={text.noCities} art={<MapPinned aria-hidden />}>
        {text.noCitiesText}
      </EmptyState>
    );
  return cities.data.map((city) => <CityTariffs key={city._id} city={city} />);
}
