import type { Page } from 'playwright-core';
import type { Screen } from '../screen.js';

const RIDER = 'rider@pothik.test';

const CONTACT_FORM = '.shell-contact-form';
const submitContact = (page: Page) => page.locator(`${CONTACT_FORM} button[type="submit"]`).click();

async function sendMessage(page: Page): Promise<void> {
  await page.locator(`${CONTACT_FORM} textarea`).fill('I left my umbrella in a CNG this morning.');
  await submitContact(page);
}

export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', shows: '.shell-hero', whole: true },
  {
    name: 'home-menu',
    path: '/',
    shows: '.shell-mobile-menu',
    only: 'phone',
    action: (page) => page.locator('header button.shell-narrow').click(),
  },
  {
    name: 'home-account-menu',
    as: RIDER,
    path: '/',
    shows: '[role="menu"]',
    action: (page) => page.locator('header [aria-haspopup="menu"]').last().click(),
  },
  { name: 'about', path: '/about', shows: '.shell-article h1', whole: true },
  { name: 'faq', path: '/faq', shows: '.shell-questions', whole: true },
  { name: 'safety', path: '/safety', shows: '.shell-article h1', whole: true },
  { name: 'privacy', path: '/privacy', shows: '.shell-article h1', whole: true },
  { name: 'terms', path: '/terms', shows: '.shell-article h1', whole: true },
  { name: 'contact', path: '/contact', shows: CONTACT_FORM, whole: true },
  { name: 'contact-errors', path: '/contact', shows: '.ui-error', whole: true, action: submitContact },
  { name: 'contact-sent', as: RIDER, path: '/contact', shows: '.shell-contact-sent', action: sendMessage },
  { name: 'support', as: RIDER, path: '/support', shows: CONTACT_FORM, whole: true },
  { name: 'unauthorized', as: RIDER, path: '/admin/all-drivers', shows: '.shell-alone .ui-empty' },
  { name: 'not-found', path: '/no/such/road', shows: '.shell-figure' },
];
