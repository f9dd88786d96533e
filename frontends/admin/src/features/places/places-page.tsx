import './places.css';
import { LoadedPart } from '@pothik/api-client';
import type { OperatorPlaceView } from '@pothik/contracts/ride';
import { Button, PageHead, useFormat } from '@pothik/ui-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PagedCard } from '../../lists/paged-card';
import { useListView } from '../../lists/use-list-view';
import { useAdminText } from '../../texts/admin-text';
import { PlaceFilters } from './place-filters';
import { addressOfView, viewOfAddress } from './place-list.rules';
import { PlaceTable } from './place-table';
import { PlacesFile } from './places-file';
import { usePlacesText } from './places-text';
import { RemovedPlace } from './removed-place';
import { UnknownPlaces } from './unknown-places';
import { usePlaceList } from './use-place-list';
import { useRemovedPlace } from './use-removed-place';

// With the form library and the map, which the list does without.
const placeDialog = () => import('./place-dialog').then(({ PlaceDialog }) => ({ Component: PlaceDialog }));

/** A place that is written now; its name where riders have typed it. */
interface NewPlace {
  name: string;
}

/** What searches find besides the bundled data: read and changed by every administrator. */
export function Component() {
  const text = usePlacesText();
  const { number } = useFormat();
  const { view, size, show, paging } = useListView({ viewOfAddress, addressOfView });
  const list = usePlaceList(view, size);
  const [edited, setEdited] = useState<OperatorPlaceView | NewPlace>();
  const removal = useRemovedPlace();
  const total = list.data?.meta.total ?? 0;
  const close = () => setEdited(undefined);
  return (
    <div className="ui-page admin-stack">
      <PageHead
        title={text.title}
        className="admin-head"
        aside={
          <span className="admin-places-head">
            {list.data && <span>{text.placeCount(number(total), total === 1)}</span>}
            <span className="admin-places-actions">
              <PlacesFile />
              <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setEdited({ name: '' })}>
                {text.newPlace}
              </Button>
            </span>
          </span>
        }
      />
      <PlaceFilters view={view} onChange={show} />
      <RemovedPlace removal={removal} />
      <PagedCard list={list} paging={paging}>
        <PlaceTable
          places={list.data?.data ?? []}
          loading={list.isPending}
          onChange={setEdited}
          onRemove={(place) => void removal.remove(place)}
        />
      </PagedCard>
      <UnknownPlaces onAdd={(name) => setEdited({ name })} />
      {edited && (
        <LoadedPart
          load={placeDialog}
          with={{ ...('_id' in edited ? { place: edited } : { place: undefined, name: edited.name }), onClose: close }}
          waiting={null}
          failed={() => <NotLoaded />}
        />
      )}
    </div>
  );
}

function NotLoaded() {
  const { pageFailed } = useAdminText();
  return <p role="alert">{pageFailed}</p>;
}
