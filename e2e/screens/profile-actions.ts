import type { Locator, Page } from 'playwright-core';
import type { ChosenFile } from '../support/drawing.js';

/** URL patterns of the profile's calls. */
export const CALLS = {
  getMe: '**/api/v1/user/get-me',
  updateUser: '**/api/v1/user/update',
  drivers: '**/api/v1/driver/drivers?*',
  updateDriver: '**/api/v1/driver/update/*',
  updateVehicle: '**/api/v1/vehicle/update/*',
} as const;

export const UPDATED = 'Profile updated successfully.';
/** Of a change that an administrator confirms first. */
export const SENT_FOR_CHECKING = 'Sent for checking.';

/** The section under a heading. */
export const card = (page: Page, title: string): Locator =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** The value of a term in a description list. */
export const detail = (element: Locator, term: string): Locator => element.locator(`dt:text-is("${term}") + dd`);

/** Presses an edit icon. @returns the dialog it opens */
export async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click();
  return formDialog(page, name);
}

/** The dialog with this title, once its form is loaded. */
export async function formDialog(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  return dialog;
}

/** The toast with these words. */
export const toast = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words, { exact: true });

/** Presses the save button, and waits for the success toast and the closing of the dialog. */
export async function save(page: Page, dialog: Locator, button = 'Update', says = UPDATED): Promise<void> {
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await toast(page, says).last().waitFor();
  await dialog.waitFor({ state: 'detached' });
}

/** Holds a call back from the platform. @returns what releases it */
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

/** The upload area, by its label. */
export const uploadArea = (dialog: Locator, label: string): Locator =>
  dialog.getByRole('button', { name: new RegExp(`^${label}`) });

/** Opens the file chooser of an upload area and chooses files. */
export async function choose(page: Page, area: Locator, ...files: ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await area.click();
  await (await chooser).setFiles(files);
}

/** Drags files over an upload area, and drops them there or leaves it again. */
export async function drag(
  area: Locator,
  files: readonly ChosenFile[],
  then: readonly ('dragover' | 'dragleave' | 'drop')[],
): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString() }));
  const dataTransfer = await area.evaluateHandle((element, each) => {
    const { DataTransfer, File } = element.ownerDocument.defaultView;
    const carried = new DataTransfer();
    for (const { name, type, text } of each) carried.items.add(new File([text], name, { type }));
    return carried;
  }, contents);
  for (const event of then) await area.dispatchEvent(event, { dataTransfer });
}

/** The names of the files in an area, in their order. */
export const heldFiles = (dialog: Locator, label: string): Promise<string[]> =>
  dialog.getByRole('list', { name: label }).getByRole('listitem').allInnerTexts();
