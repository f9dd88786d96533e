import { untilSettled } from '../../../e2e/screenshots/settled.js';
import { endRides } from '../../../e2e/support/rides-in-states.js';
import { type BenchFixture, inWindow, PEOPLE, PHONE } from './bench-fixture.js';
import type { Measurement } from './measurement.rules.js';
import { observe, paintedIn, seenBy } from './observe.js';
import { interactionToNextPaint, lastClick } from './vitals.rules.js';

const BOOKINGS = 5;
const TARGET_MS = 200;
const HEADING = '.rider-head h1';

interface Booked {
  interaction: number;
  /** From the click to the current ride's heading on the screen. */
  shown: number;
}

/** Books from home, as a rider who has no ride; the phone is as fast as this machine. */
async function book(fixture: BenchFixture): Promise<Booked> {
  await endRides(fixture.cast);
  return inWindow(fixture, { ...PHONE, as: PEOPLE.rider }, async (page, traffic) => {
    await observe(page);
    await page.goto('/?get-ride=1');
    await page.getByLabel('Pickup location').fill('Dhanmondi 27');
    await page.getByLabel('Drop location').fill('Kamalapur Station');
    await page.getByRole('radio', { name: /Abdul Karim/ }).check();
    await untilSettled(page, traffic);
    const painted = paintedIn(page, HEADING);
    await page.getByRole('button', { name: /^Ask/ }).click();
    const at = await painted;
    const seen = await seenBy(page);
    return { interaction: interactionToNextPaint(seen), shown: at - lastClick(seen) };
  });
}

/** How long 'Book' takes to answer the finger, and to show the current ride; the first, in which the platform warms up, is left out. */
export async function* measureBooking(fixture: BenchFixture): AsyncGenerator<Measurement> {
  await book(fixture);
  const booked: Booked[] = [];
  for (let count = 0; count < BOOKINGS; count += 1) booked.push(await book(fixture));
  await endRides(fixture.cast);
  const of = (values: number[]) => ({ unit: 'ms', values, target: TARGET_MS }) as const;
  yield { name: "'Book': interaction to next paint", ...of(booked.map(({ interaction }) => interaction)) };
  yield { name: "'Book': until the current ride is shown", ...of(booked.map(({ shown }) => shown)) };
}
