import type { Page } from 'playwright-core';
import { type ChosenFile, drawing } from '../../support/drawing.js';
import { newRider } from '../../support/people.js';
import { completed, peopleOf } from '../../support/rides-in-states.js';
import type { Screen } from '../screen.js';

const RIDER = 'rider@pothik.test';
const DRIVER = 'driver@pothik.test';
const NEWCOMER = 'salma@story.test';
const DIALOG = '[role="dialog"] form';

const choose = (page: Page, ...files: ChosenFile[]) => page.locator('input[type="file"]').setInputFiles(files);
const submit = (page: Page) => page.locator('[role="dialog"] [type="submit"]').click();
const openNotifications = (page: Page) => page.locator('.shell-bell').click();

/** The profile, its dialogs and the notifications. */
export const PROFILE_SCREENS: readonly Screen[] = [
  { name: 'profile', as: RIDER, path: '/profile', shows: '.shell-profile-account', whole: true },
  { name: 'profile-driver', as: DRIVER, path: '/profile', shows: '.shell-profile-stats', whole: true },
  { name: 'profile-suspended', as: 'suspended@pothik.test', path: '/profile', shows: '.ui-refused', whole: true },
  { name: 'profile-edit', as: RIDER, path: '/profile?edit=person', shows: DIALOG },
  {
    name: 'profile-edit-errors',
    as: RIDER,
    path: '/profile?edit=person',
    shows: '.ui-field .ui-error',
    action: async (page) => {
      await choose(page, { ...drawing('notes.txt', 'teal'), mimeType: 'text/plain' });
      await page.locator('input[name="phone"]').fill('0171100012');
      await submit(page);
    },
  },
  { name: 'profile-edit-driver', as: DRIVER, path: '/profile?edit=driver', shows: DIALOG },
  {
    name: 'profile-edit-vehicle',
    as: DRIVER,
    path: '/profile?edit=vehicle',
    shows: '.ui-files',
    action: (page) => choose(page, drawing('front.svg', 'teal'), drawing('back.svg', 'orange')),
  },
  {
    name: 'profile-too-many-images',
    as: DRIVER,
    path: '/profile?edit=vehicle',
    shows: '.ui-drop.ui-bad',
    action: (page) =>
      choose(page, ...['1.svg', '2.svg', '3.svg', '4.svg', '5.svg'].map((name) => drawing(name, 'teal'))),
  },
  { name: 'profile-password', as: RIDER, path: '/profile?edit=password', shows: DIALOG },
  { name: 'profile-log-out-everywhere', as: RIDER, path: '/profile?edit=sessions', shows: DIALOG },
  { name: 'profile-own-data', as: RIDER, path: '/profile?edit=own-data', shows: '.shell-own-data' },
  {
    name: 'profile-own-data-made',
    as: DRIVER,
    path: '/profile?edit=own-data',
    shows: 'a[download]',
    action: (page) => page.locator('[role="dialog"] .ui-primary').click(),
  },
  { name: 'profile-delete', as: RIDER, path: '/profile?edit=deletion', shows: DIALOG },
  {
    name: 'bell-empty',
    as: NEWCOMER,
    path: '/',
    shows: '.shell-bell-panel .ui-empty',
    prepare: async (platform) => {
      await newRider(platform, 'Salma Begum', NEWCOMER);
    },
    action: openNotifications,
  },
  {
    name: 'bell',
    as: RIDER,
    path: '/',
    shows: '.shell-news',
    prepare: async (platform) => {
      await completed(await peopleOf(platform, RIDER, DRIVER));
    },
    action: openNotifications,
  },
  { name: 'bell-driver', as: DRIVER, path: '/driver/ride-request', shows: '.shell-news', action: openNotifications },
  {
    name: 'offline',
    as: RIDER,
    path: '/profile',
    shows: '.ui-banner',
    action: (page) => page.context().setOffline(true),
  },
];
