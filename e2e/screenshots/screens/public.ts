import type { Screen } from '../screen.js';

const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';

/** What everybody may see, and each person's own account. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', shows: '.shell-hero', whole: true },
  {
    name: 'home-menu',
    path: '/',
    shows: '.shell-mobile-menu',
    only: 'phone',
    act: (page) => page.locator('header button.shell-narrow').click(),
  },
  {
    name: 'home-account-menu',
    as: RIDER,
    path: '/',
    shows: '[role="menu"]',
    act: (page) => page.locator('header [aria-haspopup="menu"]').last().click(),
  },
  { name: 'about', path: '/about', shows: '.shell-article h1', whole: true },
  { name: 'faq', path: '/faq', shows: '.shell-questions', whole: true },
  { name: 'contact', path: '/contact', shows: '.shell-article h1', whole: true },
  { name: 'support', path: '/support', shows: '.shell-article h1', whole: true },
  { name: 'unauthorized', as: RIDER, path: '/admin/all-drivers', shows: '.shell-alone .ui-empty' },
  { name: 'not-found', path: '/no/such/road', shows: '.shell-figure' },
  { name: 'profile', as: RIDER, path: '/profile', shows: '.shell-profile-account' },
  { name: 'profile-driver', as: DRIVER, path: '/profile', shows: '.shell-profile-stats', whole: true },
  {
    name: 'profile-edit',
    as: RIDER,
    path: '/profile',
    shows: '[role="dialog"] form',
    act: (page) => page.locator('.shell-profile-head button').click(),
  },
];
