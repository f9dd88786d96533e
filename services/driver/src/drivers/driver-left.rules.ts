import { switchAvailability } from './availability.rules.js';
import type { Driver } from './driver.rules.js';

/** Stands for the licence number of somebody who left: one each, and no number anybody has. */
const givenUp = ({ _id }: Driver) => `deleted-${_id.toString()}`;

/**
 * Whoever deletes their account drives no more: their profile goes OFFLINE and gives the licence number up, old ones
 * included, so that the same person may register with it again.
 */
export function leaveDriving<D extends Driver>(driver: D, now: Date) {
  const offline = switchAvailability(driver, 'OFFLINE', now);
  if (offline === undefined && driver.licenseNumber === givenUp(driver)) return undefined;
  const { licenseKey: _key, changes: _changes, ...left } = offline?.next ?? driver;
  const next = { ...left, licenseNumber: givenUp(driver) } as unknown as D;
  return { next, events: offline?.events ?? [] };
}
