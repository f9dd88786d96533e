import type { IncidentView } from '@pothik/contracts/ride';
import { RideStatusPill, useRide } from '@pothik/ride-ui';

/** The status of an incident's ride now; until it is known, as it was when the message was sent. */
export function RideStatusNow({ incident }: { incident: IncidentView }) {
  const { data } = useRide(incident.ride);
  return <RideStatusPill status={data?.rideStatus ?? incident.rideStatus} reader="ADMINISTRATOR" />;
}
