import { LoadedPart } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { Button, ErrorState } from '@pothik/ui-kit';
import { Map as MapIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useLastPlace } from '../../incidents/use-last-place';
import { useAdminText } from '../../texts/admin-text';
import { CopyCoordinates } from './copy-coordinates';
import { useIncidentText } from './incident-text';

const incidentMap = () => import('./incident-map').then(({ IncidentMap }) => ({ Component: IncidentMap }));

/** An incident's place on a map, which loads when it is asked for, and its coordinates to copy; nothing while no place is known. */
export function IncidentPlace({ incident }: { incident: IncidentView }) {
  const text = useIncidentText();
  const { pageFailed } = useAdminText();
  const last = useLastPlace(incident);
  const [isShown, setShown] = useState(false);
  const place = useId();
  if (!last) return null;
  const label = last.name ? text.mapNear(last.name) : text.mapOfPlace;
  return (
    <div className="admin-incident-place">
      <div className="admin-incident-ways">
        <Button
          size="small"
          icon={<MapIcon aria-hidden />}
          aria-expanded={isShown}
          aria-controls={place}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? text.hideMap : text.showMap}
        </Button>
        <CopyCoordinates point={last.point} />
      </div>
      <div id={place}>
        {isShown && (
          <LoadedPart
            load={incidentMap}
            with={{ id: incident._id, point: last.point, label }}
            waiting={<div className="ui-map admin-incident-map" />}
            failed={(retry) => <ErrorState title={pageFailed} onRetry={retry} />}
          />
        )}
      </div>
    </div>
  );
}
