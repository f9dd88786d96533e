import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

const SUPPORT = 'support@pothik.test';
const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

/** Waits for a text of the page, whatever is around it. */
const said = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true }).first().waitFor();

/** The newest mail to the support. @throws Error while there is none */
async function mailToSupport() {
  return eventually(async () => {
    const mails = await (await fetch(`${fixture.platform.mailUrl}?to=${SUPPORT}`)).json();
    const [newest] = mails as { subject: string; text: string }[];
    if (!newest) throw new Error('no mail has reached the support');
    return newest;
  });
}

describe('home', () => {
  it('“home (hero, service tab section, safety carousel, driver call-to-action, cities block)”', async () => {
    const page = await fixture.visit('/');
    await page.getByRole('heading', { level: 1, name: /^Pick your driver\.\s*Agree the fare\. Go\.$/ }).waitFor();
    const services = page.getByRole('tablist', { name: 'Services' });
    await shown(services.getByRole('tab')).toHaveText(['Car', 'Bike', 'CNG', 'Minivan', 'Premium', 'EV']);
    await services.getByRole('tab', { name: 'Bike' }).click();
    await page.getByRole('tabpanel', { name: 'Bike' }).getByText('Bike: through every jam').waitFor();
    await page.keyboard.press('End');
    await page.getByRole('tabpanel', { name: 'EV' }).getByText('EV: no smoke, no noise').waitFor();

    const carousel = page.getByRole('region', { name: 'Safety' });
    await shown(carousel.getByRole('article')).toHaveCount(4);
    const previous = page.getByRole('button', { name: 'Previous' });
    await shown(previous).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await shown(previous).toBeEnabled();
    await eventually(async () => expect(await carousel.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0));

    await titled(page, 'Your vehicle, your hours, your fare');
    await titled(page, '23+ cities in Bangladesh');
    for (const city of ['Dhaka', 'Chattogram', 'Sylhet'])
      await page.getByRole('listitem').filter({ hasText: city }).first().waitFor();
    await page.getByRole('link', { name: 'Become a driver' }).click();
    await page.waitForURL('**/login?next=%2Fdriver%2Fregister');
  });

  it.each([
    ['a phone', 360, 'beside'],
    ['a phone whose text is very large', 280, 'below'],
  ])('on %s (%i px) what a service is good for stands %s its name, on one line', async (_what, width, where) => {
    const page = await fixture.visit('/', { width, height: 740 });
    const facts = page.getByRole('tabpanel', { name: 'CNG' });
    const boxOf = async (text: string) => {
      const box = await facts.getByText(text, { exact: true }).boundingBox();
      if (!box) throw new Error(`${text} is not shown`);
      return box;
    };
    const [line, term, words] = [
      await boxOf('Seats'),
      await boxOf('Best for'),
      await boxOf('Short trips, narrow roads'),
    ];
    expect([term.height, words.height]).toEqual([line.height, line.height]);
    expect(words.y).toBe(where === 'below' ? term.y + term.height : term.y);
  });

  it('“50,000+ rides, 2,500+ drivers, 45,000+ riders, 30+ cities, 23+ cities in Bangladesh”', async () => {
    const page = await fixture.visit('/');
    await titled(page, '23+ cities in Bangladesh');
    const figures = await page.getByRole('main').locator('dl').last().locator('div').allInnerTexts();
    expect(figures.map((figure) => figure.split('\n').sort().join(' '))).toEqual([
      '50,000+ rides',
      '45,000+ riders',
      '2,500+ drivers',
      '30+ cities',
    ]);
    await page.goto('/about');
    for (const figure of ['50,000+ rides', '2,500+ drivers', '45,000+ riders', '30+ cities']) await said(page, figure);
    await said(page, '23+ cities in Bangladesh');
  });
});

describe('the other public pages', () => {
  it('“about, FAQ, contact, support (placeholder)” are each linked, titled in the tab, and have header and footer', async () => {
    const page = await fixture.visit('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [link, heading, path] of [
      ['About', 'About', '/about'],
      ['FAQ', 'FAQ', '/faq'],
      ['Contact', 'Contact', '/contact'],
    ] as const) {
      await navigation.getByRole('link', { name: link, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
      await shown(page).toHaveTitle(`${heading} · Pothik`);
    }
    await page.goto('/support');
    await page.getByRole('heading', { level: 1, name: 'Support' }).waitFor();
    await shown(page.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').waitFor();
  });

  it('“The FAQ mentions cash, cards and a mobile payment gateway.”', async () => {
    const page = await fixture.visit('/faq');
    const answer = page.getByText(/^With cash, cards or a mobile payment gateway\./);
    await answer.waitFor({ state: 'hidden' });
    await page.getByText('How can I pay?').click();
    await answer.waitFor();
  });

  it('“/ home; /about; /faq; /contact; /support; /profile.” are inside the public layout', async () => {
    const page = await fixture.window({ as: PEOPLE.rider });
    for (const path of ['/', '/about', '/faq', '/contact', '/support', '/profile']) {
      await page.goto(path);
      await page.getByRole('banner').getByRole('navigation', { name: 'Main' }).waitFor();
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('contentinfo').waitFor();
    }
  });
});

describe('the footer', () => {
  it('“a row of social-media links (Facebook, Instagram, Twitter, GitHub, Dribbble”, “opening in a new tab”', async () => {
    const page = await fixture.visit('/about');
    const links = page.getByRole('list', { name: 'Social media' }).getByRole('link');
    const listed = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(listed).toEqual([
      ['Facebook, opens in a new tab', 'https://www.facebook.com/'],
      ['Instagram, opens in a new tab', 'https://www.instagram.com/'],
      ['Twitter, opens in a new tab', 'https://twitter.com/'],
      ['GitHub, opens in a new tab', 'https://github.com/'],
      ['Dribbble, opens in a new tab', 'https://dribbble.com/'],
    ]);
    const tops = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await page.context().route('https://dribbble.com/', (route) => route.fulfill({ body: 'elsewhere' }));
    const opened = page.context().waitForEvent('page');
    await links.last().click();
    const elsewhere = await opened;
    await elsewhere.waitForURL('https://dribbble.com/');
    expect(await elsewhere.evaluate('window.opener')).toBeNull();
    await page.waitForURL('**/about');
  });

  it('leads to help and to the rules of the house, each a page of its own in both languages', async () => {
    const page = await fixture.visit('/about', { width: 360, height: 740 });
    const pages = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help and rules' });
    for (const [name, path] of [
      ['Support', '/support'],
      ['Safety', '/safety'],
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
    ] as const) {
      await pages.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await shown(page).toHaveTitle(`${name} · Pothik`);
    }
    const bangla = await fixture.visit('/privacy', { language: 'bn' });
    await bangla.getByRole('heading', { level: 1, name: 'গোপনীয়তা' }).waitFor();
    await bangla.getByRole('heading', { level: 2, name: 'চালক কোথায়' }).waitFor();
  });

  it("“an orange logo mark and the centred line '© 2022. All rights reserved.'”", async () => {
    const page = await fixture.visit('/about');
    const footer = page.getByRole('contentinfo');
    const line = await footer.getByText('© 2022. All rights reserved.', { exact: true }).boundingBox();
    const middle = (line?.x ?? 0) + (line?.width ?? 0) / 2;
    expect(Math.abs(middle - (await page.evaluate<number>('document.documentElement.clientWidth')) / 2)).toBeLessThan(
      1,
    );
    const mark = footer.locator('.ui-logo');
    const { stroke } = await mark.evaluate((element) => element.ownerDocument.defaultView.getComputedStyle(element));
    const [red = 0, green = 0, blue = 255] = (String(stroke).match(/\d+/g) ?? []).map(Number);
    expect(red > 200 && green > 60 && green < 160 && blue < 80).toBe(true);
  });
});

describe('a message to the support', () => {
  it('is validated without a request, and the first invalid field gets the focus', async () => {
    const page = await fixture.visit('/contact', { width: 360, height: 740 });
    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
    await page.getByLabel('Message').fill('Too short');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Name must be at least 2 characters.').waitFor();
    await page.getByText('Invalid email address.').waitFor();
    await page.getByText('A message of 10 to 2,000 characters is required.').waitFor();
    await page.getByLabel('Name').and(page.locator(':focus')).waitFor();
    expect(asked).toEqual([]);
  });

  it('survives a reload and reaches the support’s mailbox with its sender', async () => {
    const page = await fixture.visit('/support', { as: PEOPLE.rider });
    await shown(page.getByLabel('Name')).toHaveValue('Nusrat Jahan');
    await shown(page.getByLabel('Email')).toHaveValue(PEOPLE.rider);
    await page.getByLabel('Message').fill('I left my umbrella in a CNG this morning.');
    await page.reload();
    await shown(page.getByLabel('Message')).toHaveValue(/umbrella/);
    await page.getByRole('button', { name: 'Send message' }).click();
    await titled(page, 'Message sent successfully');
    await page.getByText(`Our answer goes to ${PEOPLE.rider}.`).waitFor();
    const mail = await mailToSupport();
    expect(mail.subject).toBe('Contact form: Nusrat Jahan');
    expect(mail.text).toContain('I left my umbrella in a CNG this morning.');
    await page.getByRole('button', { name: 'Write another message' }).click();
    await shown(page.getByLabel('Message')).toHaveValue('');
  });

  it('stays in the form when the server refuses it, and the refusal is shown', async () => {
    const page = await fixture.visit('/contact');
    const message = 'Too many requests. Please try again later.';
    const body = { success: false, code: 'request/too-many', message, requestId: 'r1' };
    await page.route('**/notification/contact', (route) => route.fulfill({ status: 429, json: body }));
    await page.getByLabel('Name').fill('Rahima Khatun');
    await page.getByLabel('Email').fill('rahima@public-pages.test');
    await page.getByLabel('Message').fill('My driver never came to Dhanmondi 27.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(message)
      .waitFor();
    await shown(page.getByLabel('Message')).toHaveValue('My driver never came to Dhanmondi 27.');
  });
});
