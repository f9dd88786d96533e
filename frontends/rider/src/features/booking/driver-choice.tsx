import { isStuck } from '@pothik/api-client';
import type { FreeDriverCard } from '@pothik/contracts/driver';
import type { Point } from '@pothik/contracts/platform';
import { useFreeDrivers } from '@pothik/ride-ui';
import { Button, EmptyState, LiveRegion, Note, Presence, Skeleton, SkeletonGroup, useFormat } from '@pothik/ui-kit';
import { CircleX, RotateCw, Users } from 'lucide-react';
import { type Ref, useEffect, useId, useState } from 'react';
import { useRiderText } from '../../texts/rider-text';
import { type DriverFilter, isGone, shownDrivers } from './booking.rules';
import { useBookingText } from './booking-text';
import { DriverCard } from './driver-card';
import { DriverFilters } from './driver-filters';
import { type Refusals, refusedLast } from './recent/recent.rules';

interface DriverChoiceProps {
  chosen: FreeDriverCard | undefined;
  onChoose(driver: FreeDriverCard | undefined): void;
  /** Drivers near it come first. */
  pickup: Point | undefined;
  /** Marked, and listed last. */
  refusals: Refusals;
  filter: DriverFilter;
  onFilter(filter: DriverFilter): void;
  error: string | undefined;
  /** Gets the focus when no driver was chosen. */
  firstRef: Ref<HTMLElement>;
}

/** The choice among the drivers who are free now. */
export function DriverChoice(props: DriverChoiceProps) {
  const { chosen, onChoose, pickup, refusals, filter, onFilter, error, firstRef } = props;
  const text = useBookingText();
  const { number } = useFormat();
  const errorId = useId();
  const [goneName, setGoneName] = useState<string>();
  const list = useFreeDrivers(filter, pickup);
  const { data, isPlaceholderData } = list;
  useEffect(() => {
    if (!chosen || !data || isPlaceholderData || !isGone(chosen, data, filter)) return;
    setGoneName(chosen.user.name);
    onChoose(undefined);
  }, [chosen, data, isPlaceholderData, filter, onChoose]);
  const choose = (driver: FreeDriverCard) => {
    setGoneName(undefined);
    onChoose(driver);
  };
  const drivers = shownDrivers(chosen, refusedLast(data?.data ?? [], refusals));
  return (
    <fieldset className="rider-drivers" ref={firstRef as Ref<HTMLFieldSetElement>} tabIndex={-1}>
      <legend className="rider-drivers-head">
        <span className="rider-strong">{text.chooseDriver}</span>
        {data && data.meta.total > 0 && <Presence online>{text.freeNow(number(data.meta.total))}</Presence>}
      </legend>
      <DriverFilters filter={filter} onChange={onFilter} />
      {error && (
        <p id={errorId} className="rider-error" role="alert">
          <CircleX aria-hidden size={18} />
          {error}
        </p>
      )}
      {goneName && (
        <Note tone="warning" alert>
          {text.gone(goneName)}
        </Note>
      )}
      {drivers.map((driver) => (
        <DriverCard
          key={driver._id}
          driver={driver}
          checked={driver._id === chosen?._id}
          onChoose={() => choose(driver)}
          describedBy={error ? errorId : undefined}
          refusal={refusals.get(driver._id)}
        />
      ))}
      <ListState
        list={list}
        isNear={drivers.some(({ metres }) => metres)}
        filtered={filter.searchTerm !== '' || filter.vehicleType !== undefined}
      />
    </fieldset>
  );
}

interface ListStateProps {
  list: ReturnType<typeof useFreeDrivers>;
  /** It is known how far some of them are. */
  isNear: boolean;
  filtered: boolean;
}

/** Says how many drivers are free, or why no cards are shown: loading, failed, nobody free. */
function ListState({ list, isNear, filtered }: ListStateProps) {
  const text = useBookingText();
  const words = useRiderText();
  const { number } = useFormat();
  const { data, fetchStatus, isFetching, refetch } = list;
  const again = (
    <Button icon={<RotateCw aria-hidden />} loading={isFetching} onClick={() => void refetch()}>
      {text.lookAgain}
    </Button>
  );
  if (data && data.data.length > 0) {
    const { total } = data.meta;
    return (
      <>
        <LiveRegion message={text.freeNow(number(total))} />
        {data.data.length < total && (
          <p className="rider-quiet rider-small">{(isNear ? text.moreNear : text.more)(number(data.data.length))}</p>
        )}
      </>
    );
  }
  if (data) {
    return (
      <div role="status">
        <EmptyState title={text.none} level={3} art={<Users aria-hidden />} action={again}>
          {filtered ? text.noneMatching : text.noneText}
        </EmptyState>
      </div>
    );
  }
  if (isStuck(list)) {
    const offline = fetchStatus === 'paused';
    return (
      <div role="alert">
        <EmptyState
          title={offline ? words.offline : text.listFailed}
          level={3}
          tone="danger"
          action={offline ? undefined : again}
        >
          {offline ? words.offlineText : undefined}
        </EmptyState>
      </div>
    );
  }
  return (
    <SkeletonGroup label={text.loading} className="rider-stack">
      <p className="rider-quiet">{text.loading}</p>
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </SkeletonGroup>
  );
}
