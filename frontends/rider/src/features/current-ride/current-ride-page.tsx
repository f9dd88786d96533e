import { LoadedPart, queryClient, useCurrentUser } from '@pothik/api-client';
import { useTopOnNews } from '@pothik/ride-ui';
import { Card, EmptyState, LiveRegion, VehicleDrawing } from '@pothik/ui-kit';
import { useState } from 'react';
import { currentRideQuery } from '../../rides/current-ride-query';
import { GetRideButton } from '../../rides/get-ride-button';
import { NotLoaded, type RetryableQuery } from '../../rides/not-loaded';
import { useRetainedFocus } from '../../rides/use-retained-focus';
import { useRiderText } from '../../texts/rider-text';
import { useNoRideText } from './no-ride-text';
import { RideSkeleton } from './ride-skeleton';
import { type ShownRide, useShownRide } from './use-shown-ride';

/** The rider's ride in its present status, updated live. */
export function Component() {
  const rider = useCurrentUser();
  return rider ? <RidePage key={rider._id} riderId={rider._id} /> : null;
}

function RidePage({ riderId }: { riderId: string }) {
  const { shown, dismiss } = useShownRide(riderId);
  const [announcement, announce] = useState('');
  const ride = shown.kind === 'ride' ? shown.ride : undefined;
  useTopOnNews(ride ? [ride._id, ride.rideStatus, ride.driver._id, ride.fare].join() : '');
  const docked = ride ? 'ui-page ui-with-dock' : 'ui-page';
  return (
    <div className={docked} {...useRetainedFocus(ride ? `${ride._id} ${ride.rideStatus}` : '')}>
      <LiveRegion message={ride ? announcement : ''} />
      <Shown shown={shown} onAnnounce={announce} onDismiss={dismiss} />
    </div>
  );
}

// Without a ride its code is not loaded; its head, which says what people came for, is part of the page.
const ridePart = () => import('./ride-part').then(({ RidePart }) => ({ Component: RidePart }));
// The shell knows of the ride before the page is made: its code is fetched meanwhile, and again by the page if that fails.
if (queryClient.getQueryData(currentRideQuery.queryKey)) {
  ridePart().catch((error: unknown) => console.warn('The code of the ride did not load yet.', error));
}

interface ShownProps {
  shown: ShownRide;
  onAnnounce(announcement: string): void;
  onDismiss(): void;
}

function Shown({ shown, ...acts }: ShownProps) {
  const text = useNoRideText();
  if (shown.kind === 'loading') return <RideSkeleton />;
  if (shown.kind === 'none') return <NoRide />;
  const failed = (query: RetryableQuery) => (
    <Card>
      <NotLoaded title={text.failed} query={query} />
    </Card>
  );
  if (shown.kind === 'failed') return failed(shown.query);
  return (
    <LoadedPart
      load={ridePart}
      with={{ ride: shown.ride, ...acts }}
      waiting={<RideSkeleton ride={shown.ride} />}
      failed={(refetch) => failed({ refetch, data: undefined, error: null, fetchStatus: 'idle' })}
    />
  );
}

function NoRide() {
  const text = useNoRideText();
  const { getRide } = useRiderText();
  return (
    <Card>
      <EmptyState
        level={1}
        title={text.noRide}
        art={<VehicleDrawing type="CNG" />}
        action={<GetRideButton>{getRide}</GetRideButton>}
      >
        {text.noRideText}
      </EmptyState>
    </Card>
  );
}
