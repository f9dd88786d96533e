import type { IncidentView } from '@pothik/contracts/ride';
import type { LiveIncident } from '@pothik/ride-ui';
import { Button, RelativeTime } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import { Link } from 'react-router';
import { useIncidentCounts } from '../../incidents/use-incident-counts';
import { useLiveMapText } from './live-map-text';

interface SosListProps {
  incidents: readonly IncidentView[];
  open: number;
  inHand: number;
  places: readonly LiveIncident[];
  onShow(place: LiveIncident): void;
}

/** The incidents that are not resolved, above everything else; nothing without one. */
export function SosList({ incidents, open, inHand, places, onShow }: SosListProps) {
  const text = useLiveMapText();
  const counts = useIncidentCounts();
  if (incidents.length === 0) return null;
  return (
    <section className="admin-live-sos" aria-labelledby="live-sos">
      <h2 id="live-sos">
        <Siren aria-hidden />
        {counts({ open, inHand })}
      </h2>
      <ul>
        {incidents.map((incident) => {
          const place = places.find(({ id }) => id === incident._id);
          return (
            <li key={incident._id}>
              <span>
                {text.sosLine(incident.rider.name, incident.driver.name)} · <RelativeTime at={incident.createdAt} />
                {incident.acknowledgedBy && <small>{text.inHandOf(incident.acknowledgedBy)}</small>}
              </span>
              {place && (
                <Button size="small" onClick={() => onShow(place)}>
                  {text.onMap}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Button variant="danger" block asChild>
        <Link to="/admin/sos">{text.openIncidents}</Link>
      </Button>
    </section>
  );
}
