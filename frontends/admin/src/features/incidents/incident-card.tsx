import type { IncidentView } from '@pothik/contracts/ride';
import { Card, DescriptionList, Note, Plate, RelativeTime, RouteStrip, StatusPill } from '@pothik/ui-kit';
import { CircleCheck, Eye, Phone, Siren } from 'lucide-react';
import { useAdminText } from '../../texts/admin-text';
import { IncidentActions } from './incident-actions';

const LOOK = {
  OPEN: { tone: 'refused', icon: <Siren aria-hidden />, word: 'open' },
  ACKNOWLEDGED: { tone: 'waiting', icon: <Eye aria-hidden />, word: 'acknowledged' },
  RESOLVED: { tone: 'done', icon: <CircleCheck aria-hidden />, word: 'resolved' },
} as const;

/** One incident: who, where, how to reach them, and what is to be done next. */
export function IncidentCard({ incident }: { incident: IncidentView }) {
  const text = useAdminText();
  const { word, ...look } = LOOK[incident.status];
  const lines = [
    { term: text.rider, description: <Reach name={incident.rider.name} phone={incident.rider.phone} /> },
    { term: text.driver, description: <Reach name={incident.driver.name} phone={incident.driver.phone} /> },
    { term: text.vehicle, description: <Plate>{incident.driver.vehicleLicense}</Plate> },
  ];
  return (
    <Card
      title={incident.raisedBy === 'DRIVER' ? text.raisedByDriver : text.raisedByRider}
      actions={<StatusPill {...look}>{text[word]}</StatusPill>}
      as="article"
    >
      <div className="admin-stack">
        <p className="admin-quiet">
          <RelativeTime at={incident.createdAt} />
        </p>
        <RouteStrip
          pickupLabel={text.pickup}
          pickup={incident.pickupLocation}
          dropLabel={text.drop}
          drop={incident.dropLocation}
          wide
        />
        <DescriptionList items={lines} />
        {incident.note && <Note>{incident.note}</Note>}
        <IncidentActions incident={incident} />
      </div>
    </Card>
  );
}

function Reach({ name, phone }: { name: string; phone: string }) {
  const text = useAdminText();
  return (
    <span className="admin-reach">
      {name}
      {phone ? (
        <a href={`tel:${phone}`} className="admin-phone">
          <Phone aria-hidden size={16} />
          {phone}
        </a>
      ) : (
        <span className="admin-quiet">{text.noPhone}</span>
      )}
    </span>
  );
}
