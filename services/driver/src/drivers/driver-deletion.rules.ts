import { switchAvailability } from './availability.rules.js';
import type { Driver } from './driver.rules.js';

/** Stands for the licence number of somebody who left: one each. Forms trim, so nobody can type what begins with a space. */
const givenUp = ({ _id }: Driver) => ` deleted-${_id.toString()}`;

/**
 * Whoever deletes their account drives no more: their profile goes OFFLINE and gives the licence number up, old ones
 * included, so that the same person may register with it again. Nobody lists, counts or changes it from then on.
 */
export function leaveDriving<D extends Driver>(driver: D, now: Date) {
  if (driver.deletedAt !== undefined) return undefined;
  const offline = switchAvailability(driver, 'OFFLINE', now);
  const { licenseKey: _key, changes: _changes, ...left } = offline?.next ?? driver;
  const next = { ...left, licenseNumber: givenUp(driver), deletedAt: now } as unknown as D;
  return { next, events: offline?.events ?? [] };
}
