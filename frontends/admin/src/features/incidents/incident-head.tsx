import type { IncidentView } from '@pothik/contracts/ride';
import { useFormat } from '@pothik/ui-kit';
import { Siren } from 'lucide-react';
import { useAdminText } from '../../texts/admin-text';
import { raisedAt } from '../../tracks/track.rules';
import { IncidentActions } from './incident-actions';
import { IncidentCalls } from './incident-calls';
import { IncidentClock } from './incident-clock';
import { useIncidentText } from './incident-text';

/** The red head of an incident that nobody is on yet: for how long, whose it is, and what helps now. */
export function IncidentHead({ incident }: { incident: IncidentView }) {
  const { raisedByDriver, raisedByRider } = useAdminText();
  const text = useIncidentText();
  const { dateTime } = useFormat();
  const { raisedBy, driver, rider } = incident;
  const sentAt = raisedAt(incident);
  return (
    <div className="admin-emergency">
      <span className="admin-emergency-since">
        <Siren aria-hidden />
        <IncidentClock since={sentAt} />
      </span>
      <div>
        <h2>{raisedBy === 'DRIVER' ? text.sosOfDriver(driver.name) : text.sosOfRider(rider.name)}</h2>
        <p className="admin-emergency-facts">
          <strong>{text.nobodyYet}</strong>
          <span>{raisedBy === 'DRIVER' ? raisedByDriver : raisedByRider}</span>
          <time dateTime={sentAt}>{dateTime(sentAt)}</time>
        </p>
      </div>
      <div className="admin-incident-lead">
        <IncidentCalls incident={incident} />
        <IncidentActions incident={incident} />
      </div>
    </div>
  );
}
