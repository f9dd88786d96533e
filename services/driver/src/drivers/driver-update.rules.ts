import { DomainError } from '@pothik/contracts/catalogue';
import { driverEvents } from '@pothik/contracts/driver';
import { sameNumberKey } from '@pothik/contracts/platform';
import { addChanges } from '../change.rules.js';
import { type Driver, driverSnapshotOf } from './driver.rules.js';
import { holdLicense, needsConfirmation } from './waiting-change.rules.js';

interface DriverForm {
  licenseNumber?: string | undefined;
  experience?: number | undefined;
}

/**
 * Experience may change at any time, the licence number not during an engaged ride; an empty licence number means unchanged.
 * After approval another licence number waits for confirmation; one that is only written in another way changes at once, and
 * is no change that anybody confirms.
 */
export function updateDriver<D extends Driver>(driver: D, form: DriverForm, engaged: boolean, now: Date) {
  const asked = form.licenseNumber || driver.waiting?.licenseNumber || driver.licenseNumber;
  const experience = form.experience ?? driver.experience;
  const experienced: D = { ...driver, experience };
  const isAnother = sameNumberKey(asked) !== sameNumberKey(driver.licenseNumber);
  const held = isAnother || driver.waiting?.licenseNumber !== undefined;
  if (needsConfirmation(driver) && held) {
    const change = holdLicense(experienced, asked, engaged, now);
    return change ?? (experience === driver.experience ? undefined : updated(experienced));
  }
  const changes = asked !== driver.licenseNumber;
  if (changes && engaged) throw new DomainError('driver/engaged');
  if (!changes && experience === driver.experience) return undefined;
  const license = { licenseNumber: asked, licenseKey: sameNumberKey(asked) };
  return updated({ ...experienced, ...license, ...(isAnother ? licenseChange(driver, asked, now) : {}) });
}

/** Before any approval: the newest change alone is kept. */
const licenseChange = (driver: Driver, licenseNumber: string, now: Date) =>
  addChanges(driver, { licenseNumber: driver.licenseNumber }, { licenseNumber }, null, now);

const updated = <D extends Driver>(next: D) => ({
  next,
  events: [{ definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(next) } }],
});
