import type { Locator, Page } from 'playwright-core';
import type { ChosenFile } from '../support/drawing.js';

/** Calls of the profile, as the browser addresses them. */
export const CALLS = {
  getMe: '**/api/v1/user/get-me',
  updateUser: '**/api/v1/user/update',
  drivers: '**/api/v1/driver/drivers?*',
  updateDriver: '**/api/v1/driver/update/*',
  updateVehicle: '**/api/v1/vehicle/update/*',
} as const;

export const UPDATED = 'Profile updated successfully.';

/** The surface under a heading. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** What stands beside a term. */
export const fact = (place: Locator, term: string): Locator => place.locator(`dt:text-is("${term}") + dd`);

/** Presses an edit icon. @returns the dialog it opens */
export async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  return formDialog(page, name);
}

/** The dialog of that title, once its form is there. */
export async function formDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  return dialog;
}

/** What the toasts say. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words, { exact: true });

/** Presses the button that saves, and waits until it is said and the dialog is gone. */
export async function save(page: Page, dialog: Locator, button = 'Update'): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await toast(page, UPDATED).last().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Holds a call back from the platform. @returns what lets it go on */
export async function hold(page: Page, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** The place that takes files, by what is uploaded. */
export const uploadArea = (dialog: Locator, label: string): Locator =>
  dialog.getByRole('button', { name: new RegExp(`^${label}`) });

/** Presses an upload area and chooses files. */
export async function choose(page: Page, area: Locator, ...files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await area.click();
  await (await chooser).setFiles(files);
}

/** Drags files over an upload area, and there lets them go or leaves it again. */
export async function drag(
  area: Locator,
  files: readonly ChosenFile[],
  then: readonly ('dragover' | 'dragleave' | 'drop')[],
): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString() }));
  const dataTransfer = await area.evaluateHandle((place, each) => {
    const { DataTransfer, File } = place.ownerDocument.defaultView;
    const carried = new DataTransfer();
    for (const { name, type, text } of each) carried.items.add(new File([text], name, { type }));
    return carried;
  }, contents);
  for (const event of then) await area.dispatchEvent(event, { dataTransfer });
}

/** The names of the files an area holds, in their order. */
export const heldFiles = (dialog: Locator, label: string): Promise<string[]> =>
  dialog.getByRole('list', { name: label }).getByRole('listitem').allInnerTexts();
