import { queryClient, setLanguage } from '@pothik/api-client';
import { toast } from '@pothik/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, success } from '../../testing/fixture';
import { driverWith, listOf, sampleDriver } from '../../testing/sample-driver';
import { Component as ProfilePage } from './profile-page';

const driver = driverWith();
const UPDATE_DRIVER = `PATCH /driver/update/${driver._id}`;
const UPDATE_VEHICLE = `PATCH /vehicle/update/${driver.vehicle._id}`;
const UPDATED = 'Profile updated successfully.';
const SENT = 'Sent for checking.';
const WAITS = 'You are offline until an administrator confirms it.';
const WAITS_ONLINE = 'Riders see it once an administrator confirms it. You can drive on.';
const REVIEW = 'You stay approved. An administrator will look at the change.';

async function openDialog(name: 'driver' | 'vehicle', answers: Parameters<typeof answering>[0], shown = driver) {
  const sent = answering({ 'GET /driver/drivers': success(listOf(shown)), ...answers });
  await openPage(ProfilePage, `/profile?edit=${name}`, sampleDriver);
  return { sent, bodyOf: (call: string) => sent.find((asked) => asked.call === call)?.body };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};

/** Waits until the dialog closes; returns sentence and description of its toast. */
const saved = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sentence, options] = jest.mocked(toast.success).mock.lastCall ?? [];
  return [sentence, options?.description];
};
const picture = (name: string, bytes = 1, type = 'image/png') => new File(['x'.repeat(bytes)], name, { type });
const choose = async (...files: File[]) => {
  await screen.findByText('Drop up to 4 pictures here, or choose them');
  const chooser = await waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('The area has no chooser yet.');
    return input;
  });
  // A file picker can offer every file, whatever `accept` says.
  await userEvent.upload(chooser, files, { applyAccept: false });
};

beforeEach(async () => {
  await setLanguage('en');
  jest.spyOn(toast, 'success').mockReturnValue('saved');
  queryClient.clear();
  sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

describe('the driver dialog', () => {
  it('is filled in, reads Bangla digits, and tells an approved driver that the change waits', async () => {
    const waitingChange = {
      number: 1,
      at: '2026-11-02T06:00:00.000Z',
      changes: [{ field: 'licenseNumber' as const, from: 'DK-0042178-C', to: 'DK-0042179-C' }],
    };
    const changed = driverWith({ waitingChange, experience: 9 });
    const { bodyOf } = await openDialog('driver', { [UPDATE_DRIVER]: success(changed) });
    expect(await screen.findByLabelText('Driving License')).toHaveValue('DK-0042178-C');
    expect(screen.getByLabelText('Experience')).toHaveValue('8');
    await retype('Driving License', 'DK-0042179-C');
    await retype('Experience', '৯');
    await press('Update');
    expect(await saved()).toEqual([SENT, WAITS]);
    expect(bodyOf(UPDATE_DRIVER)).toEqual({ licenseNumber: 'DK-0042179-C', experience: 9 });
  });

  it('sends an emptied experience as unchanged, never as 0', async () => {
    const { bodyOf } = await openDialog('driver', { [UPDATE_DRIVER]: success(driver) });
    await retype('Experience', '');
    await press('Update');
    expect(await saved()).toEqual([UPDATED, undefined]);
    expect(bodyOf(UPDATE_DRIVER)).toEqual({ licenseNumber: 'DK-0042178-C' });
  });

  it('refuses with the specification’s messages', async () => {
    await openDialog('driver', {});
    await retype('Driving License', 'DK');
    await retype('Experience', '31');
    await press('Update');
    expect(await screen.findByText('License number must be at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('Experience must be between 0 and 30')).toBeInTheDocument();
  });

  it('explains that the licence number cannot change during a ride, and shows the refusal in the dialog', async () => {
    const engaged = refusal(409, 'driver/engaged', 'This cannot be changed during a ride.');
    await openDialog('driver', { [UPDATE_DRIVER]: engaged }, driverWith({ engaged: true }));
    expect(await screen.findByText(/You are on a ride. The licence number can be changed/)).toBeTruthy();
    await retype('Driving License', 'DK-0042179-C');
    await press('Update');
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This cannot be changed during a ride.');
  });
});

describe('the vehicle dialog', () => {
  it('sends the fields and the pictures, which replace all earlier ones', async () => {
    const { bodyOf } = await openDialog('vehicle', {
      [UPDATE_VEHICLE]: success({ ...driver.vehicle, images: ['/new.webp'] }),
    });
    expect(await screen.findByText(/The pictures you send replace all earlier ones./)).toBeTruthy();
    expect(screen.getByLabelText('Vehicle License Number')).toHaveValue('Dhaka Metro-Ga 23-4567');
    expect(screen.getByLabelText('Vehicle Type')).toHaveValue('CAR');
    await choose(picture('front.png'), picture('back.png', 2));
    await press('Update');
    expect(await saved()).toEqual([UPDATED, REVIEW]);
    const form = bodyOf(UPDATE_VEHICLE) as FormData;
    expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['front.png', 'back.png']);
    const fields = { vehicleLicense: 'DM-GA-23-4567', brand: 'Toyota', model: 'Axio', vehicleType: 'CAR' };
    expect(JSON.parse(String(form.get('data')))).toEqual(fields);
  });

  it('starts from what waits, and tells that another type waits', async () => {
    const changes = [{ field: 'brand' as const, from: 'Toyota', to: 'Mercedes' }];
    const waiting = driverWith({ waitingChange: { number: 1, at: '2026-11-02T06:00:00.000Z', changes } });
    const { bodyOf } = await openDialog('vehicle', { [UPDATE_VEHICLE]: success(driver.vehicle) }, waiting);
    expect(await screen.findByLabelText('Brand')).toHaveValue('Mercedes');
    await userEvent.selectOptions(screen.getByLabelText('Vehicle Type'), 'PREMIUM');
    await press('Update');
    expect(await saved()).toEqual([SENT, WAITS]);
    expect(bodyOf(UPDATE_VEHICLE)).toMatchObject({ brand: 'Mercedes', vehicleType: 'PREMIUM' });
  });

  it('tells that another model waits while one drives on', async () => {
    const { bodyOf } = await openDialog('vehicle', { [UPDATE_VEHICLE]: success(driver.vehicle) });
    await screen.findByLabelText('Model');
    await retype('Model', 'Premio');
    await press('Update');
    expect(await saved()).toEqual([SENT, WAITS_ONLINE]);
    expect(bodyOf(UPDATE_VEHICLE)).toMatchObject({ model: 'Premio' });
  });

  it('shows the plate as it reads in Bangla; sent back untouched it is no change', async () => {
    await setLanguage('bn');
    const { bodyOf } = await openDialog('vehicle', { [UPDATE_VEHICLE]: success(driver.vehicle) });
    expect(await screen.findByDisplayValue('ঢাকা মেট্রো-গ ২৩-৪৫৬৭')).toBeVisible();
    await press('বদলান');
    const [, remark] = await saved();
    expect(remark).toBeUndefined();
    expect(bodyOf(UPDATE_VEHICLE)).toMatchObject({ vehicleLicense: 'DM-GA-23-4567' });
  });

  it('sends the fields alone when no picture was chosen', async () => {
    const { bodyOf } = await openDialog('vehicle', { [UPDATE_VEHICLE]: success(driver.vehicle) });
    await screen.findByLabelText('Brand');
    await press('Update');
    expect(await saved()).toEqual([UPDATED, undefined]);
    expect(bodyOf(UPDATE_VEHICLE)).toMatchObject({ brand: 'Toyota', vehicleType: 'CAR' });
  });

  it.each([
    [[1, 2, 3, 4, 5].map((bytes) => picture(`${bytes}.png`, bytes)), 'You can only upload a maximum of 4 files.'],
    [[picture('big.png', 5_242_881)], 'File "big.png" exceeds the maximum size of 5 MB.'],
    [[picture('1.png', 5_242_881), picture('2.png', 5_242_882)], 'Some files exceed the maximum size of 5 MB.'],
    [[picture('plan.webp', 1, 'image/webp')], 'File "plan.webp" is not an accepted file type.'],
  ])('refuses pictures with the specification’s messages: %#', async (files, sentence) => {
    await openDialog('vehicle', {});
    await choose(...files);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByRole('list', { name: 'Vehicle images' })).not.toBeInTheDocument();
  });

  it('cannot be sent twice: its button shows that it is saving', async () => {
    const { sent } = await openDialog('vehicle', { [UPDATE_VEHICLE]: 'waiting' });
    await screen.findByLabelText('Brand');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('button', { name: 'Updating...' })).toBeDisabled();
    await waitFor(() => expect(sent.filter(({ call }) => call === UPDATE_VEHICLE)).toHaveLength(1));
  });
});

describe('a change that waits', () => {
  const TAKE_BACK = `POST /driver/take-back-changes/${driver._id}`;
  const waitingChange = {
    number: 7,
    at: '2026-11-02T06:00:00.000Z',
    changes: [
      { field: 'licenseNumber' as const, from: 'DK-0042178-C', to: 'DK-0042179-C' },
      { field: 'vehicleType' as const, from: 'CAR', to: 'PREMIUM' },
    ],
  };

  it('is shown beside the confirmed values, and taken back in one step', async () => {
    const offline = driverWith({ availabilityStatus: 'OFFLINE' });
    answering({ 'GET /driver/drivers': success(listOf({ ...offline, waitingChange })) });
    await openPage(ProfilePage, '/profile', sampleDriver);
    const card = (await screen.findByRole('heading', { name: 'Your change is being checked' })).closest('section');
    expect(card).toHaveTextContent('You are offline until an administrator confirms it.');
    expect(card).toHaveTextContent('Driving licence numberDK-0042178-C becomes DK-0042179-C');
    expect(card).toHaveTextContent('Vehicle typeCar becomes Premium');
    const sent = answering({ 'GET /driver/drivers': success(listOf(offline)), [TAKE_BACK]: success(offline) });
    await press('Take back');
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Change taken back'));
    expect(sent.find(({ call }) => call === TAKE_BACK)?.body).toEqual({ number: 7 });
    const still = await screen.findByRole('heading', { name: 'You are still offline' });
    await waitFor(() => expect(still).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Go online on All Request' })).toHaveAttribute(
      'href',
      '/driver/ride-request',
    );
  });

  it('of brand and model alone does not say that one is offline', async () => {
    const changes = [{ field: 'brand' as const, from: 'Toyota', to: 'Honda' }];
    answering({ 'GET /driver/drivers': success(listOf(driverWith({ waitingChange: { ...waitingChange, changes } }))) });
    await openPage(ProfilePage, '/profile', sampleDriver);
    const card = (await screen.findByRole('heading', { name: 'Your change is being checked' })).closest('section');
    expect(card).toHaveTextContent('Riders see the old values until an administrator confirms it. You can drive on.');
    expect(card).not.toHaveTextContent('offline');
    const offline = driverWith({ availabilityStatus: 'OFFLINE' });
    answering({ 'GET /driver/drivers': success(listOf(offline)), [TAKE_BACK]: success(offline) });
    await press('Take back');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Driver Information' })).toHaveFocus());
    expect(screen.queryByText('You are still offline')).toBeNull();
  });
});
