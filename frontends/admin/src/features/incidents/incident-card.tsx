import './incidents.css';
import { useLanguage } from '@pothik/api-client';
import { plateText } from '@pothik/contracts/driver';
import { type IncidentView, rideNumber } from '@pothik/contracts/ride';
import { RideRoute, RideStatusPill, useRide, useStatusWords } from '@pothik/ride-ui';
import { Card, DescriptionList, Plate, TextLink, useFormat } from '@pothik/ui-kit';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { IncidentStatusPill } from '../../incidents/incident-status-pill';
import { PhonePill } from '../../people/phone-pill';
import { useAdminText } from '../../texts/admin-text';
import { InHand } from './in-hand';
import { IncidentActions } from './incident-actions';
import { IncidentCalls } from './incident-calls';
import { IncidentHead } from './incident-head';
import { IncidentHistory } from './incident-history';
import { IncidentPlace } from './incident-place';
import { useIncidentText } from './incident-text';
import { LastPlace } from './last-place';

/** One incident, led by what helps now: the telephone and the next action; then who, where, and what has been done. */
export function IncidentCard({ incident }: { incident: IncidentView }) {
  const text = useAdminText();
  const language = useLanguage();
  const statuses = useStatusWords('ADMINISTRATOR');
  const { rideWas, rideNow, lastPlace, ride, sosOfDriver, sosOfRider } = useIncidentText();
  const isOver = incident.status === 'RESOLVED';
  const isOpen = incident.status === 'OPEN';
  const lines = [
    { term: text.rider, description: <Reach person={incident.rider} /> },
    { term: text.driver, description: <Reach person={incident.driver} /> },
    { term: text.vehicle, description: <Plate>{plateText(incident.driver.vehicleLicense, language)}</Plate> },
    ...(isOver
      ? []
      : [
          { term: lastPlace, description: <LastPlace incident={incident} /> },
          { term: rideNow, description: <RideNow incident={incident} /> },
        ]),
    { term: rideWas, description: <span className="ui-pill-word">{statuses[incident.rideStatus]}</span> },
    {
      term: ride,
      description: (
        <TextLink asChild className="ui-hit">
          <Link to={`/admin/rides/${incident.ride}`}>{rideNumber(incident.ride)}</Link>
        </TextLink>
      ),
    },
  ];
  return (
    <Card
      {...(isOpen
        ? {}
        : {
            title: incident.raisedBy === 'DRIVER' ? sosOfDriver(incident.driver.name) : sosOfRider(incident.rider.name),
            actions: <IncidentStatusPill status={incident.status} />,
          })}
      as="article"
      className={isOpen ? 'admin-incident admin-incident-alarm' : 'admin-incident'}
    >
      <div className="admin-stack">
        {isOpen && <IncidentHead incident={incident} />}
        {incident.status === 'ACKNOWLEDGED' && <InHand incident={incident} />}
        {incident.status === 'ACKNOWLEDGED' && (
          <div className="admin-incident-lead">
            <IncidentCalls incident={incident} />
            <IncidentActions incident={incident} />
          </div>
        )}
        {!isOver && <IncidentPlace incident={incident} />}
        <RideRoute ride={incident} reader="ADMINISTRATOR" wide brief />
        <DescriptionList items={lines} />
        <IncidentHistory incident={incident} />
      </div>
    </Card>
  );
}

/** What the ride is doing now, which the incident does not know. */
function RideNow({ incident }: { incident: IncidentView }) {
  const { data } = useRide(incident.ride);
  return data ? <RideStatusPill status={data.rideStatus} reader="ADMINISTRATOR" /> : '…';
}

function Reach({ person: { name, phone, isPhoneProven } }: { person: IncidentView['rider'] }) {
  const text = useAdminText();
  const { digits } = useFormat();
  return (
    <span className="admin-reach">
      {name}
      {phone ? (
        <a href={`tel:${phone}`} className="admin-phone">
          <Phone aria-hidden size={16} />
          {digits(phone)}
        </a>
      ) : (
        <span className="admin-quiet">{text.noPhone}</span>
      )}
      {phone && !isPhoneProven && <PhonePill proven={false} />}
    </span>
  );
}
