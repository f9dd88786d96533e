import type { Locator } from 'playwright-core';
import { type ChosenFile, drawing } from '../support/drawing.js';
import { eventually } from '../support/eventually.js';
import { shown } from '../support/shown.js';
import { hasFocus } from './form-actions.js';
import { ownWidths } from './page-details.js';
import { card, choose, drag, formDialog, heldFiles, save, uploadArea } from './profile-actions.js';
import { driverNamed, recordOf, sendVehicleImages } from './profile-people.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const MAXIMUM_BYTES = 5_242_880;
const PICTURE = 'Profile picture';
const IMAGES = 'Vehicle images';

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

/** A file of a given size and type; its content is not a valid picture. */
const file = (name: string, bytes = 10, mimeType = 'image/png'): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 1),
});

/** A picture of the maximum size: an SVG padded with blanks. */
function heaviest(colour: string): ChosenFile {
  const picture = drawing(`${colour}.svg`, colour);
  const buffer = Buffer.alloc(MAXIMUM_BYTES, ' ');
  picture.buffer.copy(buffer);
  return { ...picture, buffer };
}

async function pictureDialog() {
  const page = await fixture.visit('/profile?edit=person', { as: PEOPLE.rider });
  const dialog = await formDialog(page, 'Edit profile');
  return { page, dialog, area: uploadArea(dialog, PICTURE) };
}

async function imagesDialog(email: string = PEOPLE.driver) {
  const page = await fixture.visit('/profile?edit=vehicle', { as: email });
  const dialog = await formDialog(page, 'Edit vehicle information');
  return { page, dialog, area: uploadArea(dialog, IMAGES) };
}

const said = (dialog: Locator): Promise<string | null> => dialog.getByRole('alert').textContent();

describe('an upload area', () => {
  it('“Upload area: empty, dragging, holding files; errors show the first message.”', async () => {
    const { page, dialog, area } = await imagesDialog();
    const held = dialog.getByRole('list', { name: IMAGES });
    await area.getByText('Drop up to 4 pictures here, or choose them').waitFor();
    await shown(held).toHaveCount(0);
    await drag(area, [drawing('front.svg', 'teal')], ['dragover']);
    await area.getByText('Let go to add').waitFor();
    await drag(area, [drawing('front.svg', 'teal')], ['dragleave']);
    await area.getByText('Drop up to 4 pictures here, or choose them').waitFor();
    await shown(held).toHaveCount(0);
    await drag(area, [drawing('front.svg', 'teal')], ['dragover', 'drop']);
    await eventually(async () => expect(await heldFiles(dialog, IMAGES)).toEqual(['front.svg']));
    await dialog.getByRole('status').filter({ hasText: '1 picture chosen' }).waitFor();
    await choose(page, area, file('first.txt', 10, 'text/plain'), file('second.txt', 10, 'text/plain'));
    await eventually(async () => expect(await said(dialog)).toBe('File "first.txt" is not an accepted file type.'));
    await shown(dialog.getByRole('alert')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Remove front.svg' }).click();
    await shown(held).toHaveCount(0);
    await shown(dialog.getByRole('alert')).toHaveCount(0);
    await hasFocus(area);
  });

  it('“A single-file area replaces the earlier file; a multi-file area appends.”', async () => {
    const single = await pictureDialog();
    await choose(single.page, single.area, drawing('first.svg', 'teal'));
    await choose(single.page, single.area, drawing('second.svg', 'navy'));
    await eventually(async () => expect(await heldFiles(single.dialog, PICTURE)).toEqual(['second.svg']));
    const several = await imagesDialog();
    await choose(several.page, several.area, drawing('first.svg', 'teal'));
    await choose(several.page, several.area, drawing('second.svg', 'navy'), drawing('third.svg', 'olive'));
    await eventually(async () =>
      expect(await heldFiles(several.dialog, IMAGES)).toEqual(['first.svg', 'second.svg', 'third.svg']),
    );
  });

  it('“File-upload item | the file, an id, a preview”: each is previewed, and can be told from the others', async () => {
    const { page, dialog, area } = await imagesDialog();
    await choose(page, area, drawing('same.svg', 'teal'), drawing('same.svg', 'darkolivegreen'));
    const items = dialog.getByRole('list', { name: IMAGES }).getByRole('listitem');
    await shown(items).toHaveText(['same.svg', 'same.svg']);
    const previews = items.locator('img');
    await eventually(async () => expect(await ownWidths(previews)).toEqual([400, 400]));
    const addresses = await previews.evaluateAll((all) => all.map(({ src }) => src));
    expect(new Set(addresses).size).toBe(2);
    await items.first().getByRole('button', { name: 'Remove same.svg' }).click();
    await shown(items).toHaveCount(1);
    await shown(previews).toHaveAttribute('src', addresses[1]);
  });
});

describe('a picture that cannot be read', () => {
  it('has a mark instead of a broken thumbnail, in an upload area and among a vehicle’s pictures', async () => {
    const { page, dialog, area } = await imagesDialog();
    await choose(page, area, file('broken.png'));
    await dialog.locator('.ui-photo-unreadable').waitFor();
    await shown(dialog.locator('.ui-files img')).toHaveCount(0);
    const driver = await driverNamed(fixture.platform, 'Delwar Hossain');
    await sendVehicleImages(driver, [drawing('front.svg', 'teal')]);
    const profile = await fixture.window({ as: driver.email });
    await profile.route('**/vehicle/images/**', (route) => route.fulfill({ status: 404 }));
    await profile.goto('/profile');
    const pictures = card(profile, 'Vehicle Information').getByRole('list', { name: IMAGES });
    await pictures.locator('.ui-photo-unreadable').first().waitFor();
    await shown(pictures.locator('img')).toHaveCount(0);
  });
});

describe('what may be uploaded', () => {
  it('“Profile picture: images only, max 5 MB.”', async () => {
    const { page, dialog, area } = await pictureDialog();
    for (const type of ['png', 'jpeg', 'webp', 'gif', 'svg+xml']) {
      await choose(page, area, file(`a.${type}`, 10, `image/${type}`));
      await eventually(async () => expect(await heldFiles(dialog, PICTURE)).toEqual([`a.${type}`]));
    }
    await choose(page, area, file('cv.pdf', 10, 'application/pdf'));
    await eventually(async () => expect(await said(dialog)).toBe('File "cv.pdf" is not an accepted file type.'));
    await choose(page, area, file('largest.png', MAXIMUM_BYTES));
    await eventually(async () => expect(await heldFiles(dialog, PICTURE)).toEqual(['largest.png']));
    await choose(page, area, file('larger.png', MAXIMUM_BYTES + 1));
    await eventually(async () => expect(await heldFiles(dialog, PICTURE)).toEqual(['largest.png']));
    await eventually(async () => expect(await said(dialog)).toBe('File exceeds the maximum size of 5 MB.'));
  });

  it('“Vehicle images: SVG, PNG, JPEG, JPG or GIF, max 5 MB each, max 4 files; duplicates (same name and size) are skipped.”', async () => {
    const { page, dialog, area } = await imagesDialog();
    for (const type of ['svg+xml', 'png', 'jpeg', 'jpg', 'gif']) {
      await choose(page, area, file(`a.${type}`, 10, `image/${type}`));
      await dialog.getByRole('button', { name: `Remove a.${type}` }).click();
    }
    await choose(page, area, file('a.webp', 10, 'image/webp'));
    await eventually(async () => expect(await said(dialog)).toBe('File "a.webp" is not an accepted file type.'));
    await choose(page, area, file('1.png', MAXIMUM_BYTES), file('2.png'));
    await choose(page, area, file('2.png'), file('2.png', 11));
    await eventually(async () => expect(await heldFiles(dialog, IMAGES)).toEqual(['1.png', '2.png', '2.png']));
    await shown(dialog.getByRole('alert')).toHaveCount(0);
    await choose(page, area, file('4.png'));
    await eventually(async () => expect(await heldFiles(dialog, IMAGES)).toHaveLength(4));
    await choose(page, area, file('5.png'));
    await eventually(async () => expect(await said(dialog)).toBe('You can only upload a maximum of 4 files.'));
    await eventually(async () => expect(await heldFiles(dialog, IMAGES)).toEqual(['1.png', '2.png', '2.png', '4.png']));
  });

  it('“Max image size 5 MB (5242880 bytes); vehicle images max 4.” The maximum is stored and shown.', async () => {
    const driver = await driverNamed(fixture.platform, 'Anwar Hossain');
    const { page, dialog, area } = await imagesDialog(driver.email);
    const others = ['orange', 'navy', 'olive'].map((colour) => drawing(`${colour}.svg`, colour));
    await choose(page, area, heaviest('teal'), ...others);
    await eventually(async () => expect(await heldFiles(dialog, IMAGES)).toHaveLength(4));
    await save(page, dialog);
    expect((await recordOf(driver)).vehicle.images).toHaveLength(4);
    const images = card(page, 'Vehicle Information').getByRole('img', { name: /^Vehicle, picture \d$/ });
    await eventually(async () => expect((await ownWidths(images)).filter((width) => width > 0)).toHaveLength(4));
  });
});

describe('what an upload area refuses, with its message', () => {
  const over = MAXIMUM_BYTES + 1;

  it.each([
    [
      '“\'File "{name}" exceeds the maximum size of {size}.\'”',
      [file('big.png', over), file('a.png')],
      'File "big.png" exceeds the maximum size of 5 MB.',
      ['a.png'],
    ],
    [
      "“'Some files exceed the maximum size of {size}.'”",
      [file('1.png', over), file('2.png', over)],
      'Some files exceed the maximum size of 5 MB.',
      [],
    ],
    [
      '“\'File "{name}" is not an accepted file type.\'”',
      [file('a.png'), file('plan.pdf', 9, 'application/pdf')],
      'File "plan.pdf" is not an accepted file type.',
      ['a.png'],
    ],
    [
      "“'You can only upload a maximum of {n} files.'”",
      [1, 2, 3, 4, 5].map((each) => file(`${each}.png`)),
      'You can only upload a maximum of 4 files.',
      [],
    ],
  ])('%s', async (_quote, files, sentence, held) => {
    const { page, dialog, area } = await imagesDialog();
    await choose(page, area, ...files);
    await eventually(async () => expect(await said(dialog)).toBe(sentence));
    if (held.length === 0) await shown(dialog.getByRole('list', { name: IMAGES })).toHaveCount(0);
    else expect(await heldFiles(dialog, IMAGES)).toEqual(held);
  });

  it("“'File exceeds the maximum size of {size}.'” in an area for one", async () => {
    const { page, dialog, area } = await pictureDialog();
    await choose(page, area, file('big.png', over));
    await eventually(async () => expect(await said(dialog)).toBe('File exceeds the maximum size of 5 MB.'));
    await shown(dialog.getByRole('list', { name: PICTURE })).toHaveCount(0);
  });
});
