import { LoadedPart } from '@pothik/api-client';
import type { DriverView } from '@pothik/contracts/driver';
import type { RideView } from '@pothik/contracts/ride';
import { loadDialogs } from '@pothik/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useCollecting } from '../collect/collect.store';
import { RequestAlerts } from '../request-alerts/request-alerts';
import { useEngagedRide } from '../rides/use-engaged-ride';
import { useWaitingRequests } from '../rides/use-waiting-requests';
import { incomingRequest } from './incoming.rules';
import { usePutOff } from './put-off';
import { REQUESTS_PAGE } from './requests-page';
import { TitleCount } from './title-count';

/** Its code loads after the page's: nobody waits for it. */
const positionTelling = async () => ({
  Component: (await import('../position/position-telling')).PositionTelling,
});

/** Loaded with the dialog library when the first request comes. */
const requestSheet = async () => {
  const [{ RequestSheet }] = await Promise.all([import('./request-sheet'), loadDialogs()]);
  return { Component: RequestSheet };
};

/** What an approved driver has on every page: requests as they come, over the page, heard and in its title. */
export function IncomingRequests({ driver }: { driver: DriverView }) {
  const incoming = useIncomingRequest();
  const [held, hold] = useState<RideView>();
  const isWaiting = held === undefined || held._id === incoming?._id;
  const ride = isWaiting ? incoming : held;
  return (
    <>
      <TitleCount />
      <RequestAlerts />
      <LoadedPart load={positionTelling} with={{ driver }} waiting={null} failed={() => null} />
      {ride && (
        <LoadedPart
          key={ride._id}
          load={requestSheet}
          with={{ ride, isWaiting, onHold: hold }}
          waiting={null}
          failed={() => null}
        />
      )}
    </>
  );
}

/** While a fare is collected, that has the thumb's place on the page of the requests. */
function useIncomingRequest() {
  const { pathname } = useLocation();
  const waiting = useWaitingRequests().data;
  const ride = useEngagedRide().data;
  const isCollecting = useCollecting() !== undefined;
  const putOff = usePutOff();
  return incomingRequest({
    waiting,
    putOff,
    engaged: ride === undefined ? undefined : ride !== null,
    isOnPage: pathname === REQUESTS_PAGE && !isCollecting,
  });
}
