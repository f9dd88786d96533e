import type { Point } from '@pothik/contracts/platform';
import type { IncidentView } from '@pothik/contracts/ride';
import { RelativeTime } from '@pothik/ui-kit';
import { useLastPlace } from '../../incidents/use-last-place';
import { useIncidentText } from './incident-text';

/** To about a metre, in the digits that every map takes. */
export const coordinatesOf = ({ lat, lng }: Point): string => `${lat.toFixed(5)}, ${lng.toFixed(5)}`;

/** Near which place the driver of an incident's ride was last, its point to read out, and how old that is. */
export function LastPlace({ incident }: { incident: IncidentView }) {
  const text = useIncidentText();
  const last = useLastPlace(incident);
  if (last === undefined) return <span className="admin-quiet">{text.placeLoading}</span>;
  if (last === null) return <span className="admin-quiet">{text.placeUnknown}</span>;
  return (
    <span className="admin-reach">
      {[last.name, last.area].filter(Boolean).join(', ')}
      <span className="admin-quiet">
        {coordinatesOf(last.point)} · <RelativeTime at={last.at} />
      </span>
    </span>
  );
}
