import { untilSettled } from '../../../e2e/screenshots/settled.js';
import { endRides } from '../../../e2e/support/rides-in-states.js';
import type { Measurement } from '../measurement.rules.mjs';
import { type BenchFixture, inWindow, PEOPLE, PHONE } from './bench-fixture.js';
import { observe, paintedIn, seenBy } from './observe.js';
import { interactionToNextPaint, lastClick } from './vitals.rules.js';

const BOOKINGS = 5;
const TARGET_MS = 200;
const HEADING = '.rider-head h1';

interface Booked {
  interaction: number;
  /** Milliseconds from the click to the heading of the current ride. */
  shown: number;
}

/** Books from the home page, as a rider without a ride, without CPU throttling. */
async function book(fixture: BenchFixture): Promise<Booked> {
  await endRides(fixture.people);
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

/** How long 'Book' takes to the next paint, and to the current ride; the first booking warms the platform up and is not counted. */
export async function* measureBooking(fixture: BenchFixture): AsyncGenerator<Measurement> {
  await book(fixture);
  const booked: Booked[] = [];
  for (let count = 0; count < BOOKINGS; count += 1) booked.push(await book(fixture));
  await endRides(fixture.people);
  const of = (values: number[]) => ({ unit: 'ms', values, target: TARGET_MS }) as const;
  yield { name: "'Book': interaction to next paint", ...of(booked.map(({ interaction }) => interaction)) };
  yield { name: "'Book': until the current ride is shown", ...of(booked.map(({ shown }) => shown)) };
}
