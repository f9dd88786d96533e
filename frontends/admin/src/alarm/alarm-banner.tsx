import { LoadedPart } from '@pothik/api-client';
import type { IncidentView } from '@pothik/contracts/ride';
import { EMERGENCY_NUMBER } from '@pothik/ride-ui/rules';
import { Button, RelativeTime, useFormat } from '@pothik/ui-kit';
import { Phone, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { isAlarming, type Unresolved } from '../incidents/unresolved.rules';
import { useIncidentCounts } from '../incidents/use-incident-counts';
import { useLastPlace } from '../incidents/use-last-place';
import { useAlarmText } from './alarm-text';

/** The words of statuses come with the first alarm; who, where and the ways on do not wait for them. */
const statusNow = async () => ({ Component: (await import('./ride-status-now')).RideStatusNow });

interface AlarmBannerProps {
  unresolved: Unresolved;
  /** The one that needs somebody most. */
  incident: IncidentView;
  /** Where all of them are. */
  to: string;
}

/** Stays in sight, however far the page is scrolled: who, where, since when, who has it, what the ride is doing now, and the ways on. */
export function AlarmBanner({ unresolved, incident, to }: AlarmBannerProps) {
  const text = useAlarmText();
  const counts = useIncidentCounts();
  const { digits } = useFormat();
  const raiser = incident.raisedBy === 'DRIVER' ? incident.driver : incident.rider;
  return (
    <section className={isAlarming(incident) ? 'admin-alarm' : 'admin-alarm admin-in-hand'} aria-label={text.label}>
      <Siren aria-hidden className="admin-alarm-siren" />
      <div className="admin-alarm-words">
        <p className="admin-alarm-count">{counts(unresolved)}</p>
        <p className="admin-alarm-who">
          {incident.raisedBy === 'DRIVER'
            ? text.driverCalls(incident.driver.name, incident.rider.name)
            : text.riderCalls(incident.rider.name, incident.driver.name)}
        </p>
        <p className="admin-alarm-facts">
          <Where incident={incident} />
          <RelativeTime at={incident.sentAgainAt ?? incident.createdAt} />
          <HeldBy incident={incident} />
          <LoadedPart load={statusNow} with={{ incident }} waiting={null} failed={() => null} />
        </p>
      </div>
      <div className="admin-alarm-ways">
        {raiser.phone && (
          <Button asChild size="small" icon={<Phone aria-hidden />}>
            <a href={`tel:${raiser.phone}`}>
              {text.call(raiser.name)} <span className="admin-number">{digits(raiser.phone)}</span>
            </a>
          </Button>
        )}
        <Button asChild size="small" className="admin-alarm-emergency">
          <a href={`tel:${EMERGENCY_NUMBER}`}>{text.emergency}</a>
        </Button>
        <Button asChild size="small" variant="danger" className="admin-alarm-open">
          <Link to={to}>{text.open}</Link>
        </Button>
      </div>
    </section>
  );
}

/** Who has it in hand since when, and that there is no note. */
function HeldBy({ incident: { acknowledgedAt, acknowledgedBy, alarmedAgainAt } }: { incident: IncidentView }) {
  const text = useAlarmText();
  const { time } = useFormat();
  if (!acknowledgedAt) return null;
  return (
    <strong>
      {text.heldBy(acknowledgedBy || text.somebody, time(acknowledgedAt))}
      {alarmedAgainAt && ` · ${text.noNote}`}
    </strong>
  );
}

/** Near which place the driver is; until that is known, where the ride began. */
function Where({ incident }: { incident: IncidentView }) {
  const text = useAlarmText();
  const last = useLastPlace(incident);
  const place = [last?.name, last?.area].filter(Boolean).join(', ');
  return <span>{place ? text.near(place) : text.from(incident.pickupLocation)}</span>;
}
