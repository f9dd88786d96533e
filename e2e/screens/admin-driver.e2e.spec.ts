import { driverHttp } from '@pothik/contracts/driver';
import type { Page } from 'playwright-core';
import { drawing } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { decide, listedNames, rowOf, search } from './admin-actions.js';
import { hasFocus } from './form-actions.js';
import { ownWidths } from './page-details.js';
import { card, detail } from './profile-actions.js';
import { driveOnce, driverNamed, recordOf, sendVehicleImages } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const history = (page: Page) => card(page, 'History of acts').getByRole('listitem');

describe('one driver’s page', () => {
  it('“Driver profile | _id, user, status, availabilityStatus, vehicle, licenseNumber, experience (number), totalEarnings, totalRides” and “Vehicle | _id, driver, vehicleType, brand, model, vehicleLicense, images (list of addresses)”', async () => {
    const driver = await driverNamed(fixture.platform, 'Harun Rashid');
    await driveOnce(fixture.platform, driver);
    await sendVehicleImages(driver, [drawing('front.svg', 'teal'), drawing('back.svg', 'navy')]);
    const record = await recordOf(driver);
    const { vehicle } = record;
    const page = await fixture.visit(`/admin/drivers/${record._id}`, { as: PEOPLE.admin });
    await page.getByRole('heading', { name: record.user.name, level: 1 }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('APPROVED', { exact: true }).first().waitFor();
    await main.getByText('Online', { exact: true }).waitFor();
    const person = card(page, 'Person and licence');
    const ofPerson = ['Email', 'Phone number', 'Driving licence number', 'Experience'];
    const seen = await Promise.all(ofPerson.map((term) => detail(person, term).textContent()));
    expect(seen).toEqual([record.user.email, 'N/A', record.licenseNumber, '5 years']);
    const totals = await card(page, 'Totals').textContent();
    expect(totals).toContain('Completed rides1Total earnings৳\u00a0220');
    const ofVehicle = ['Vehicle licence number', 'Brand', 'Model', 'Vehicle type'];
    const surface = card(page, 'Vehicle');
    const details = await Promise.all(ofVehicle.map((term) => detail(surface, term).textContent()));
    expect(details).toEqual([vehicle.vehicleLicense, vehicle.brand, vehicle.model, vehicle.vehicleType]);
    expect(vehicle.driver).toBe(record._id);
    const images = surface.getByRole('list', { name: 'Vehicle images' }).locator('img');
    const addresses = await images.evaluateAll((all) => all.map((each) => each.getAttribute('src')));
    expect(addresses).toEqual(vehicle.images.map((address) => `${address}?size=list`));
    const changed = card(page, 'Changed since approval');
    await shown(changed.getByRole('listitem')).toHaveText(/Pictures[\s\S]*no pictures[\s\S]*2 pictures/);
    await eventually(async () => expect((await ownWidths(changed.getByRole('img')))[0]).toBeGreaterThan(0));
  });

  it('enlarges the vehicle’s pictures one after the other, and restores the focus', async () => {
    const driver = await driverNamed(fixture.platform, 'Motiur Rahman');
    await sendVehicleImages(driver, [drawing('front.svg', 'teal'), drawing('back.svg', 'navy')]);
    const page = await fixture.visit(`/admin/drivers/${driver.driverId}`, {
      as: PEOPLE.admin,
      width: 360,
      height: 740,
    });
    const small = page.getByRole('button', { name: 'Image 1 of 2, larger' });
    await small.click();
    const viewer = page.getByRole('dialog', { name: 'Bajaj RE 4S' });
    const large = viewer.getByRole('img', { name: 'Bajaj RE 4S, image 1' });
    await eventually(async () => expect((await ownWidths(large))[0]).toBeGreaterThan(320));
    await shown(viewer.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await viewer.getByRole('button', { name: 'Next' }).click();
    await viewer.getByText('Image 2 of 2', { exact: true }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('Image 1 of 2', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    await hasFocus(small);
  });

  it('approves, suspends and reinstates, and its history shows who did it, when and why', async () => {
    const driver = await driverNamed(fixture.platform, 'Ruhul Amin');
    const page = await fixture.visit(`/admin/drivers/${driver.driverId}`, { as: PEOPLE.admin });
    const main = page.getByRole('main');
    await main.getByText('Nothing recorded yet').waitFor();
    await decide(page, main, 'Approve', 'Approve', 'Papers seen in Mirpur.');
    await decide(page, main, 'Suspend', 'Suspend driver', 'Two riders waited in vain.');
    await main.getByText('Suspended: Two riders waited in vain.').waitFor();
    await decide(page, main, 'Reinstate', 'Reinstate');
    await eventually(async () =>
      expect(
        await history(page)
          .filter({ hasText: /^Driver/ })
          .count(),
      ).toBe(3),
    );
    const [last, middle, first] = await history(page)
      .filter({ hasText: /^Driver/ })
      .allInnerTexts();
    expect(last).toMatch(
      /^Driver reinstated[\s\S]*Tanvir Ahmed, admin[\s\S]*(now|ago)[\s\S]*SUSPENDED[\s\S]*APPROVED/i,
    );
    expect(middle).toMatch(/^Driver suspended[\s\S]*Two riders waited in vain\.[\s\S]*APPROVED[\s\S]*SUSPENDED/i);
    expect(first).toMatch(/^Driver approved[\s\S]*Papers seen in Mirpur\.[\s\S]*PENDING[\s\S]*APPROVED/i);
  });

  it('shows changes after the approval, old and new values, until they are confirmed', async () => {
    const driver = await driverNamed(fixture.platform, 'Siddiqur Rahman');
    await driveOnce(fixture.platform, driver);
    const { licenseNumber } = await recordOf(driver);
    const page = await fixture.visit(`/admin/drivers/${driver.driverId}`, { as: PEOPLE.admin });
    await driver.visitor.call(driverHttp.update, { id: driver.driverId, licenseNumber: 'DK-2026-NEW' });
    await page.reload();
    const changes = card(page, 'Changed since approval');
    await shown(changes.getByRole('listitem')).toHaveText(new RegExp(`${licenseNumber}[\\s\\S]*DK-2026-NEW`));
    await page.goto('/admin/approved-drivers?search=Siddiqur');
    await rowOf(page, driver.name).getByText('Changed since approval').waitFor();
    await page.getByRole('button', { name: 'Changed since approval' }).click();
    await eventually(async () => expect(await listedNames(page)).toEqual([driver.name]));
    expect(search(page)).toEqual({ search: 'Siddiqur', changed: 'true' });
    await page.getByRole('link', { name: `Open ${driver.name}` }).click();
    await changes.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Changes confirmed').first().waitFor();
    await changes.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to the drivers' }).click();
    await page.getByRole('heading', { name: 'No drivers found' }).waitFor();
    await page.goto(`/admin/drivers/${driver.driverId}`);
    await history(page)
      .filter({ hasText: /^Changes confirmed/ })
      .waitFor();
  });

  it('says so when no driver has this id', async () => {
    const page = await fixture.visit(`/admin/drivers/${'0'.repeat(24)}`, { as: PEOPLE.admin });
    await page.getByRole('heading', { name: 'Driver not found' }).waitFor();
    await page.getByRole('link', { name: 'Back to the drivers' }).click();
    await page.waitForURL('**/admin/all-drivers');
  });
});
