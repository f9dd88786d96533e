import { queryClient, sessionStore } from '@pothik/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../testing/fixture';
import { driverWith, listOf, sampleDriver } from '../../testing/sample-driver';
import { Component as ProfilePage } from './profile-page';

const UPDATE = 'PATCH /user/update';
const openAs = (user = sampleRider, address = '/profile') => openPage(ProfilePage, address, user);
const edit = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.type(screen.getByLabelText(label), text);
};

/** From now on a request is answered only when the test calls the returned function. */
function holdAnswers(): () => void {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    await held;
    return fetch(...asked);
  };
  return answer;
}

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

describe('the profile page', () => {
  it('shows a rider’s data, and N/A for what is missing', async () => {
    answering({});
    await openAs();
    expect(screen.getByRole('heading', { name: 'My Profile' })).toBeInTheDocument();
    for (const words of ['Nusrat Jahan', 'rider@pothik.test', 'Rider']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.getAllByText('N/A')).toHaveLength(3);
    expect(screen.queryByText('Driver Information')).not.toBeInTheDocument();
  });

  it('shows a driver their driver and vehicle information too', async () => {
    answering({ 'GET /driver/drivers': success(listOf(driverWith())) });
    await openAs(sampleDriver);
    expect(await screen.findByText('Driver Information')).toBeTruthy();
    for (const words of [
      'DK-0042178-C',
      '8 years',
      '1,284',
      'Dhaka Metro-Ga 23-4567',
      'Toyota',
      'Axio',
      'Car',
      'APPROVED',
    ]) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    expect(screen.getByText(/4,12,650/)).toBeInTheDocument();
    expect(screen.getByText('No images available')).toBeInTheDocument();
  });

  it('offers Retry when the driver’s record does not load', async () => {
    answering({ 'GET /driver/drivers': refusal(500, 'platform/unexpected', 'Something went wrong') });
    await openAs(sampleDriver);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    answering({ 'GET /driver/drivers': success(listOf(driverWith())) });
    await press('Retry');
    expect(await screen.findByText('Vehicle Information')).toBeTruthy();
  });
});

describe('the profile dialog', () => {
  it('is opened by the edit icon, filled with the loaded data, and closes when it is saved', async () => {
    const sent = answering({ [UPDATE]: success(sampleRider) });
    await openAs();
    await edit('Edit profile');
    expect(await screen.findByLabelText('Name')).toHaveValue('Nusrat Jahan');
    expect(screen.getByPlaceholderText('e.g. 01XXXXXXXXX')).toBe(screen.getByLabelText('Phone'));
    await retype('Phone', '০১৭১১০০০১২৩');
    await retype('Address', 'Dhanmondi 27');
    await press('Update Profile');
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const body = { name: 'Nusrat Jahan', phone: '01711000123', address: 'Dhanmondi 27' };
    expect(sent).toContainEqual({ call: UPDATE, body });
  });

  it('closed while saving, does not navigate again when the answer arrives', async () => {
    answering({ [UPDATE]: success(sampleRider) });
    const page = await openAs();
    await edit('Edit profile');
    await screen.findByLabelText('Name');
    const answer = holdAnswers();
    await press('Update Profile');
    await press('Cancel');
    await waitFor(() => expect(page.address()).toBe('/profile'));
    await act(async () => answer());
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'My Profile' })).toBeInTheDocument();
    expect(page.address()).toBe('/profile');
  });

  it('shows that it is saving, in the toast and on the button', async () => {
    answering({ [UPDATE]: 'waiting' });
    await openAs(sampleRider, '/profile?edit=person');
    await screen.findByLabelText('Name');
    await press('Update Profile');
    expect(await screen.findByText('Updating profile...')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Updating...' })).toBeDisabled();
  });

  it('sends a chosen picture with the fields', async () => {
    const sent = answering({ [UPDATE]: success(sampleRider) });
    await openAs(sampleRider, '/profile?edit=person');
    await screen.findByLabelText('Name');
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(chooser as HTMLInputElement, new File(['x'], 'me.webp', { type: 'image/webp' }));
    await press('Update Profile');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const form = sent.find(({ call }) => call === UPDATE)?.body as FormData;
    expect(JSON.parse(String(form.get('data')))).toMatchObject({ name: 'Nusrat Jahan' });
    expect((form.get('file') as File).name).toBe('me.webp');
  });

  it('refuses with the specification’s messages and focuses the first invalid field', async () => {
    const sent = answering({});
    await openAs(sampleRider, '/profile?edit=person');
    await screen.findByLabelText('Name');
    await retype('Name', 'N');
    await retype('Phone', '0171100012');
    await retype('Address', 'Dha');
    await press('Update Profile');
    expect(await screen.findByText('Name must be at least 2 characters.')).toBeTruthy();
    expect(screen.getByText('Invalid Bangladeshi phone number format.')).toBeInTheDocument();
    expect(screen.getByText('Address must be at least 5 characters.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(sent.filter(({ call }) => call === UPDATE)).toEqual([]);
  });

  it.each([
    ['the server’s message', refusal(409, 'request/conflict', 'Somebody else changed this.'), /changed this/],
    ['its own words when none came', undefined, 'Failed to update profile. Please try again.'],
  ])('stays open after a failure, and shows it in %s', async (_, answer, words) => {
    answering(answer ? { [UPDATE]: answer } : {});
    await openAs(sampleRider, '/profile?edit=person');
    await screen.findByLabelText('Name');
    await press('Update Profile');
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
    await waitFor(() => expect(screen.getAllByText(words).length).toBe(2));
  });

  it('takes over data that arrives while it is open, except in edited fields', async () => {
    answering({});
    await openAs(sampleRider, '/profile?edit=person');
    await screen.findByLabelText('Name');
    await retype('Name', 'Nusrat J.');
    act(() => sessionStore.setState({ user: { ...sampleRider, name: 'Other', address: 'Mirpur 10' } }));
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue('Mirpur 10'));
    expect(screen.getByLabelText('Name')).toHaveValue('Nusrat J.');
  });

  it('restores what was typed after a reload until it is cancelled', async () => {
    answering({});
    const page = await openAs(sampleRider, '/profile?edit=person');
    await screen.findByLabelText('Name');
    await retype('Address', 'Dhanmondi 27');
    const reloaded = await page.reload();
    expect(await screen.findByLabelText('Address')).toHaveValue('Dhanmondi 27');
    await press('Cancel');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(reloaded.address()).toBe('/profile');
    await edit('Edit profile');
    expect(await screen.findByLabelText('Address')).toHaveValue('');
  });
});
