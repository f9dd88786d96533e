/** @matters signing up by a phone number */
import type { Page } from 'playwright-core';
import { textedCode } from '../support/people.js';
import { shown } from '../support/shown.js';
import { screenFixture } from './screen-fixture.js';

const BANGLA_PHONE = { width: 360, height: 740, language: 'bn' } as const;
const NUMBER = '01812345670';
const TYPED = '+৮৮০ ১৮১২-৩৪৫৬৭০';

const fixture = screenFixture({ own: 'texts codes to numbers that no other test has' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Asks for a code by the number, and types it. */
async function enterByNumber(page: Page): Promise<void> {
  await page.getByLabel('ফোন নম্বর').fill(TYPED);
  await page.getByRole('button', { name: 'কোড পাঠান' }).click();
  await heading(page, 'কোডটি লিখুন').waitFor();
  await page.keyboard.type(await textedCode(fixture.platform, NUMBER));
}

describe('somebody with a number and no e-mail', () => {
  it('signs up in Bangla, and the profile shows the number as confirmed and no e-mail', async () => {
    const page = await fixture.visit('/register', BANGLA_PHONE);
    await enterByNumber(page);
    await heading(page, 'স্বাগতম').waitFor();
    await page.getByLabel('আপনার নাম').fill('রহিমা');
    await page.getByRole('button', { name: 'শুরু করি' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/profile');
    await page.getByText('নম্বর যাচাই হয়েছে').waitFor();
    await shown(page.getByText('ইমেইল', { exact: true })).toHaveCount(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
});
