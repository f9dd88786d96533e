import { type LiveFocus, LiveMap, type ShownState } from '@pothik/ride-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { useUnresolvedIncidents } from '../../incidents/use-unresolved-incidents';
import { trackQuery } from '../../tracks/use-track';
import { DriverCard } from './driver-card';
import { DriverList } from './driver-list';
import { countsOf, marksOf, type ShownDriver } from './live-drivers.rules';
import { useLiveMapText } from './live-map-text';
import { RideLists } from './ride-lists';
import { SosList } from './sos-list';
import { StateChips } from './state-chips';
import { useIncidentPlaces } from './use-incident-places';
import { useOpenRides } from './use-open-rides';

interface LiveViewProps {
  drivers: readonly ShownDriver[];
  notShown: number;
  head: ReactNode;
}

/** The map, and beside it the same in lists. */
export function LiveView({ drivers, notShown, head }: LiveViewProps) {
  const text = useLiveMapText();
  const rides = useOpenRides();
  const { data: { incidents = NO_INCIDENTS, open = 0, inHand = 0 } = {} } = useUnresolvedIncidents(true);
  const places = useIncidentPlaces(incidents, drivers);
  const [hidden, setHidden] = useState<ReadonlySet<ShownState>>(new Set());
  const [chosen, setChosen] = useState<string>();
  const [focus, setFocus] = useState<LiveFocus>();
  const driver = drivers.find(({ _id }) => _id === chosen);
  const track = useTrack(driver);
  const shown = useMemo(() => drivers.filter((each) => !hidden.has(each.shown)), [drivers, hidden]);
  const marks = useMemo(() => marksOf(shown), [shown]);

  const look = (id: string | undefined) => {
    setChosen(id);
    const point = drivers.find(({ _id }) => _id === id)?.point;
    if (point) setFocus({ point });
  };
  const toggle = (state: ShownState) => {
    const next = new Set(hidden);
    if (!next.delete(state)) next.add(state);
    setHidden(next);
  };
  const showIncident = (id: string) => {
    const place = places.find((each) => each.id === id);
    if (place) setFocus({ point: place.point });
  };
  return (
    <div className="admin-live">
      <LiveMap
        className="admin-live-map"
        label={text.map}
        drivers={marks}
        incidents={places}
        chosen={chosen}
        track={track?.points.map(({ point }) => point) ?? NO_POINTS}
        focus={focus}
        onDriver={setChosen}
        onIncident={showIncident}
      >
        <StateChips counts={countsOf(drivers)} hidden={hidden} onToggle={toggle} />
        {driver && (
          <DriverCard
            driver={driver}
            trackPoints={track === undefined ? undefined : (track?.points.length ?? 0)}
            onClose={() => setChosen(undefined)}
          />
        )}
      </LiveMap>
      <div className="admin-live-side">
        {head}
        <SosList
          incidents={incidents}
          open={open}
          inHand={inHand}
          places={places}
          onShow={({ id }) => showIncident(id)}
        />
        {rides.data ? (
          <RideLists
            rides={rides.data.data}
            total={rides.data.meta.total}
            chosen={driver?.ride}
            onChoose={(ride) => look(ride.driver._id)}
          />
        ) : (
          rides.error && <p className="admin-quiet">{text.ridesFailed}</p>
        )}
        <DriverList drivers={shown} notShown={notShown} chosen={chosen} onChoose={look} />
      </div>
    </div>
  );
}

const NO_POINTS: readonly never[] = [];
const NO_INCIDENTS: readonly never[] = [];

/** The track of the ride that a driver is on; null without one, undefined while it loads or nobody is on a ride. */
function useTrack(driver: ShownDriver | undefined) {
  const ride = driver?.state === 'ASKED' ? undefined : driver?.ride;
  const query = trackQuery(ride ?? '');
  return useQuery({ ...query, queryFn: ride === undefined ? skipToken : query.queryFn, refetchInterval: 15_000 }).data;
}
