import { rideHttp } from '@pothik/contracts/ride';
import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { approveAndGoOnline, logIn, newDriver, newRider } from '../support/people.js';
import { fareSet } from '../support/rides-in-states.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const REFUSED = 'User dos not exist';
const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const toasts = (page: Page) => region(page).getByRole('listitem');
const kindOf = (page: Page, text: string) => toasts(page).filter({ hasText: text }).first().getAttribute('data-type');

/**
 * The log-in page with wrong credentials: each press of Log In is refused with a toast. Its clock is controlled by the
 * test, so that the speed of the machine does not matter.
 */
async function refusingPage(count: number, width = 1280) {
  const page = await fixture.window({ width, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@toasts.test');
  await page.getByLabel('Password', { exact: true }).fill('Pothik#2026');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const after = (milliseconds: number) => page.clock.runFor(milliseconds);
  for (let raised = 1; raised <= count; raised += 1) {
    const answered = page.waitForResponse('**/auth/login');
    await page.getByRole('main').getByRole('button', { name: 'Log In', exact: true }).click();
    await answered;
    await eventually(async () => {
      await after(1);
      expect(await toasts(page).and(page.locator('[data-mounted="true"]')).count()).toBe(raised);
    });
  }
  return { page, after };
}

const boxOf = async (page: Page, index: number) => {
  const box = await toasts(page).nth(index).boundingBox();
  if (!box) throw new Error(`there is no toast ${index}`);
  return box;
};

describe('the position of toasts', () => {
  it('“up to 3 visible, width 356 px, gap 14 px”, “offsets 24 px desktop and 16 px mobile”', async () => {
    const { page } = await refusingPage(4);
    await eventually(async () =>
      expect(await toasts(page).evaluateAll((all) => all.map((toast) => toast.dataset.visible))).toEqual([
        'true',
        'true',
        'true',
        'false',
      ]),
    );
    await eventually(async () => {
      const [newest, second, third] = [await boxOf(page, 0), await boxOf(page, 1), await boxOf(page, 2)];
      expect(newest.width).toBe(356);
      expect([1280 - newest.x - newest.width, 800 - newest.y - newest.height]).toEqual([24, 24]);
      expect(newest.y - second.y - second.height).toBeCloseTo(14);
      expect(second.y - third.y - third.height).toBeCloseTo(14);
    });
    const hidden = toasts(page).nth(3);
    const { opacity } = await hidden.evaluate((toast) => toast.ownerDocument.defaultView.getComputedStyle(toast));
    expect(opacity).toBe('0');
  });

  it('on a phone they come from above, 16 px from every edge: the next action stays free for the thumb', async () => {
    const { page } = await refusingPage(1, 360);
    await eventually(async () => expect(await boxOf(page, 0)).toMatchObject({ x: 16, y: 16, width: 360 - 2 * 16 }));
  });

  it('“the toast region is labelled Notifications and opened with Alt+T.” One is dismissed by key', async () => {
    const { page, after } = await refusingPage(2);
    await page.keyboard.press('Alt+t');
    await region(page).locator('ol:focus').waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await toasts(page).first().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Tab');
    await region(page).getByRole('button', { name: 'Dismiss' }).first().and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await after(200);
    await shown(toasts(page)).toHaveCount(1);
  });
});

describe('the duration of toasts', () => {
  it('“Toasts: display 4000 ms”, “removal animation 200 ms”', async () => {
    const { page, after } = await refusingPage(1);
    const removed = () => toasts(page).first().getAttribute('data-removed');
    await after(3_990);
    expect(await removed()).toBe('false');
    await after(10);
    await eventually(async () => expect(await removed()).toBe('true'));
    await after(180);
    await shown(toasts(page)).toHaveCount(1);
    await after(20);
    await shown(toasts(page)).toHaveCount(0);
  });

  it('toasts opened with Alt+T stay while the focus is in them, and expire once it leaves', async () => {
    const { page, after } = await refusingPage(2);
    await page.keyboard.press('Alt+t');
    await region(page).locator('ol:focus').waitFor({ state: 'attached' });
    await after(60_000);
    await shown(toasts(page)).toHaveCount(2);
    await page.getByLabel('Email').click();
    await eventually(async () => {
      await after(1_000);
      expect(await toasts(page).count()).toBe(0);
    });
  });

  it('one dismissed by key after Alt+T does not leave the others on the page for ever', async () => {
    const { page, after } = await refusingPage(3);
    await page.keyboard.press('Alt+t');
    await region(page).locator('ol:focus').waitFor({ state: 'attached' });
    await region(page).getByRole('button', { name: 'Dismiss' }).first().press('Enter');
    await eventually(async () => {
      await after(1_000);
      expect(await toasts(page).count()).toBe(0);
    });
  });

  it('a toast under the pointer stays', async () => {
    const { page, after } = await refusingPage(1);
    await toasts(page).first().hover();
    await after(60_000);
    await shown(toasts(page).first()).toHaveAttribute('data-removed', 'false');
  });
});

describe('dismissing toasts', () => {
  /** Drags the newest to the right slowly, pixel by pixel: a fast flick would dismiss it too. */
  async function pull(page: Page, pixels: number, after: (milliseconds: number) => Promise<void>): Promise<void> {
    const { x, y, width, height } = await boxOf(page, 0);
    const [from, level] = [Math.round(x + width / 3), Math.round(y + height / 2)];
    await page.mouse.move(from, level);
    await page.mouse.down();
    await page.mouse.move(from + pixels, level, { steps: pixels });
    await eventually(async () => {
      await page.mouse.move(from + pixels - 1, level);
      await page.mouse.move(from + pixels, level);
      await eventually(async () =>
        expect(await toasts(page).first().getAttribute('style')).toContain(`--swipe-amount-x: ${pixels}px`),
      );
    });
    await after(2_000);
    await page.mouse.up();
  }

  it('“dismissable (swipe threshold 45 px).” 44 px are too few', async () => {
    const { page, after } = await refusingPage(1);
    await pull(page, 44, after);
    await shown(toasts(page).first()).toHaveAttribute('data-removed', 'false');
  });

  it('“Toasts: success, info, warning, error, loading; dismissable (swipe threshold 45 px).” 45 px do', async () => {
    const { page, after } = await refusingPage(1);
    await pull(page, 45, after);
    await shown(toasts(page).first()).toHaveAttribute('data-swipe-out', 'true');
    await after(200);
    await shown(toasts(page)).toHaveCount(0);
  });

  it('“swipe threshold 45 px, removal animation 200 ms” has a button as an alternative', async () => {
    const { page, after } = await refusingPage(1);
    await region(page).getByRole('button', { name: 'Dismiss' }).click();
    await after(199);
    await shown(toasts(page)).toHaveCount(1);
    await after(1);
    await shown(toasts(page)).toHaveCount(0);
  });
});

describe('“Toasts: success, info, warning, error, loading”', () => {
  it('error: a refusal', async () => {
    const { page } = await refusingPage(1);
    await eventually(async () => expect(await kindOf(page, REFUSED)).toBe('error'));
  });

  it('loading, which turns into success in the same toast', async () => {
    const page = await fixture.visit('/profile', { as: 'rider3@pothik.test' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/user/update', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Address').fill('Agrabad, Chattogram');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await toasts(page).filter({ hasText: 'Updating profile...' }).waitFor();
    await eventually(async () => expect(await kindOf(page, 'Updating profile...')).toBe('loading'));
    answer();
    await toasts(page).filter({ hasText: 'Profile updated successfully.' }).waitFor();
    await eventually(async () => expect(await kindOf(page, 'Profile updated successfully.')).toBe('success'));
    await shown(toasts(page)).toHaveCount(1);
  });

  it('none for what the other party did to the ride: it stays on the page, reloads included, until it is seen', async () => {
    const rider = await newRider(fixture.platform, 'Rahima Khatun', 'rahima@toasts.test');
    const { visitor: driver, profile } = await newDriver(fixture.platform, 'Karim Mia', 'karim@toasts.test');
    await approveAndGoOnline(await logIn(fixture.platform.url, PEOPLE.admin), driver, profile._id, rider);
    const { _id: rideId } = await fareSet({ rider, driver, driverId: profile._id });
    const riding = await fixture.visit('/rider/current-ride', { as: 'rahima@toasts.test' });
    await riding.getByText('Start code').first().waitFor();
    const driving = await fixture.visit('/driver/ride-request', { as: 'karim@toasts.test' });
    await driving.getByRole('button', { name: 'Confirm pick-up' }).waitFor();
    await driver.call(rideHttp.setFare, { rideId, fare: 260 });
    const changed = 'Karim changed the fare. You have a new code.';
    await riding.reload();
    const change = riding.getByRole('alert').filter({ hasText: changed });
    await change.getByText(/220/).waitFor();
    await change.getByText(/260/).waitFor();
    await change.getByRole('button', { name: 'OK' }).click();
    await change.waitFor({ state: 'detached' });
    await shown(toasts(riding)).toHaveCount(0);
    await rider.call(rideHttp.updateStatus, { rideId, rideStatus: 'CANCELLED', reason: 'The rain has stopped' });
    const cancelled = 'The rider cancelled the ride: The rain has stopped';
    await driving.getByText(cancelled).waitFor();
    await driving.reload();
    const notice = driving.getByRole('status').filter({ hasText: cancelled });
    await notice.getByRole('button', { name: 'OK' }).click();
    await notice.waitFor({ state: 'detached' });
    await driving.reload();
    await driving.getByRole('heading', { name: 'No ride requests' }).waitFor();
    await shown(notice).toHaveCount(0);
  });
});
