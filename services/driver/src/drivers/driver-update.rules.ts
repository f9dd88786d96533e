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
 * After approval another licence number waits for confirmation; one that is only written in another way does not.
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
  return updated({ ...experienced, ...licenseChange(driver, asked, now) });
}

function licenseChange(driver: Driver, licenseNumber: string, now: Date) {
  const before = { licenseNumber: driver.licenseNumber };
  const changes = addChanges(driver, before, { licenseNumber }, driver.confirmed?.license ?? null, now);
  return { licenseNumber, licenseKey: sameNumberKey(licenseNumber), ...changes };
}

const updated = <D extends Driver>(next: D) => ({
  next,
  events: [{ definition: driverEvents.driverUpdated, payload: { driver: driverSnapshotOf(next) } }],
});
