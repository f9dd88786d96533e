import type { LiveDriver, LiveDrivers } from '@pothik/contracts/driver';
import type { LiveMarker, ShownState } from '@pothik/ride-ui';

/** A position that is older than this is stale, in ms. */
export const STALE_AFTER_MS = 60_000;

export const SHOWN_STATES: readonly ShownState[] = ['FREE', 'COMING', 'ON_RIDE', 'ASKED', 'STALE'];

/** A driver of the live map with the state that is drawn. */
export interface ShownDriver extends LiveDriver {
  shown: ShownState;
}

/**
 * The drivers of an answer. Whoever tells nothing for a minute has no place in it: they stay, stale, where an earlier
 * answer had them, for as long as they are ONLINE. The platform itself keeps no place that long.
 */
export function shownDrivers({ drivers, now }: LiveDrivers, before: readonly ShownDriver[] = []): ShownDriver[] {
  const known = new Map(before.map((driver) => [driver._id, driver]));
  return drivers.map((driver) => {
    const { point, at } = driver.at === undefined ? (known.get(driver._id) ?? driver) : driver;
    const isStale = at === undefined || Date.parse(now) - Date.parse(at) > STALE_AFTER_MS;
    return {
      ...driver,
      ...(point === undefined || at === undefined ? {} : { point, at }),
      shown: isStale ? 'STALE' : driver.state,
    };
  });
}

/** How many drivers are in each state. */
export function countsOf(drivers: readonly ShownDriver[]): Readonly<Record<ShownState, number>> {
  const counts: Record<ShownState, number> = { FREE: 0, COMING: 0, ON_RIDE: 0, ASKED: 0, STALE: 0 };
  for (const { shown } of drivers) counts[shown] += 1;
  return counts;
}

/** The marks of those whose place is known. */
export const marksOf = (drivers: readonly ShownDriver[]): LiveMarker[] =>
  drivers.flatMap(({ _id, point, shown, vehicleType }) =>
    point === undefined ? [] : [{ id: _id, point, state: shown, vehicleType }],
  );
