import { type RideView, rideNumber } from '@pothik/contracts/ride';
import { ByPhone, RideMap, RideRoute, RideStatusPill } from '@pothik/ride-ui';
import { Button, Card } from '@pothik/ui-kit';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { IncidentsCard } from '../../incidents/incidents-card';
import { CancelDialog } from '../../rides/cancel-dialog';
import { useRidesText } from '../../rides/rides-text';
import { useCancelRide } from '../../rides/use-cancel-ride';
import { RideFacts } from './ride-facts';
import { RideHistory } from './ride-history';
import { RidePeople } from './ride-people';
import { RideReview } from './ride-review';

/** Everything about a ride, and its cancellation while this administrator may cancel it. */
export function RideDetail({ ride }: { ride: RideView }) {
  const text = useRidesText();
  const [asks, setAsks] = useState(false);
  const cancel = useCancelRide(ride);
  return (
    <>
      <div className="ui-page-head admin-head">
        <div className="admin-ride-title">
          <h1>{rideNumber(ride._id)}</h1>
          <RideStatusPill status={ride.rideStatus} reader="ADMINISTRATOR" />
          <ByPhone ride={ride} reader="ADMINISTRATOR" />
        </div>
        {cancel && (
          <Button refusal icon={<Ban aria-hidden />} onClick={() => setAsks(true)}>
            {text.cancel}
          </Button>
        )}
      </div>
      <div className="admin-ride-columns">
        <div className="admin-stack">
          <IncidentsCard of={{ ride: ride._id }} />
          <RideReview ride={ride} />
          <Card title={text.route}>
            <div className="admin-stack">
              <RideRoute ride={ride} reader="ADMINISTRATOR" wide />
              <RideMap ride={ride} reader="ADMINISTRATOR" className="admin-ride-map" />
            </div>
          </Card>
          <RideHistory ride={ride} />
        </div>
        <div className="admin-stack">
          <RidePeople ride={ride} />
          <RideFacts ride={ride} />
        </div>
      </div>
      {cancel && <CancelDialog ride={ride} cancel={cancel} open={asks} onClose={() => setAsks(false)} />}
    </>
  );
}
