import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openAs, page, refusing } from '../../testing/fixture';
import { person, VEHICLE } from '../../testing/samples';
import { RegistrationPage } from './registration-page';
import { RoleChange } from './role-change';

const MINE = { ...VEHICLE, driver: null };
const open = (path = '/driver/register') =>
  openAs(person('RIDER'), [{ path: '/driver/register', Component: RegistrationPage }], path);
const withVehicles = (...vehicles: object[]) => answering({ 'GET /vehicle/vehicles': page(vehicles) });
const submit = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the step that is shown', () => {
  it('a vehicle without a profile leads to the driver form, flag or not', async () => {
    withVehicles(MINE);
    const address = open();
    expect(await screen.findByLabelText('Driving License')).toBeTruthy();
    expect(address()).toBe('/driver/register?vehicleRegistered=true');
  });

  it('the flag without a vehicle leads to the vehicle form', async () => {
    withVehicles();
    const address = open('/driver/register?vehicleRegistered=true');
    expect(await screen.findByLabelText('Brand')).toBeTruthy();
    expect(address()).toBe('/driver/register');
  });
});

describe('the vehicle form', () => {
  it('shows every error and focuses the first invalid field', async () => {
    withVehicles();
    open();
    const brand = await screen.findByLabelText('Brand');
    await submit('Register vehicle');
    expect(await screen.findByText('Brand must be at least 3 characters long.')).toBeTruthy();
    expect(screen.getByText('Model must be at least 3 characters long.')).toBeTruthy();
    expect(screen.getByText('Vehicle type is required.')).toBeTruthy();
    expect(screen.getByText('vehicle license must be at least 8 characters')).toBeTruthy();
    expect(document.activeElement).toBe(brand);
  });

  it('refuses a plate of sixteen characters', async () => {
    withVehicles();
    open();
    await userEvent.type(await screen.findByLabelText('Vehicle License Number'), 'DHAKA METRO GA 2');
    await submit('Register vehicle');
    expect(await screen.findByText('vehicle license does not exceed 15 characters')).toBeTruthy();
  });

  it('stores what was typed until it is sent, then shows the driver form', async () => {
    const sent = answering({ 'GET /vehicle/vehicles': page([]), 'POST /vehicle/register': MINE });
    open();
    await userEvent.type(await screen.findByLabelText('Brand'), 'Toyota');
    await userEvent.type(screen.getByLabelText('Model'), 'Axio');
    await userEvent.selectOptions(screen.getByLabelText('Vehicle Type'), 'CAR');
    await userEvent.type(screen.getByLabelText('Vehicle License Number'), 'DM GA 23-4567');
    const storageKey = `driver-vehicle-draft:${person('RIDER')._id}`;
    expect(sessionStorage.getItem(storageKey)).toContain('DM GA 23-4567');
    await submit('Register vehicle');
    expect(await screen.findByLabelText('Driving License')).toBeTruthy();
    expect(sessionStorage.getItem(storageKey)).toBeNull();
    const body = { brand: 'Toyota', model: 'Axio', vehicleType: 'CAR', vehicleLicense: 'DM-GA-23-4567' };
    expect(sent).toContainEqual({ call: 'POST /vehicle/register', body });
  });
});

describe('a plate by its parts', () => {
  const wholePlate = () => screen.getByLabelText('Vehicle License Number');

  it('is written below as it reads, in any order of the parts', async () => {
    withVehicles();
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Letter'), 'Ga (গ)');
    await userEvent.type(screen.getByLabelText('Number'), '১১-১২৩৪');
    expect(wholePlate()).toHaveValue('');
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'Dhaka Metro');
    expect(wholePlate()).toHaveValue('Dhaka Metro-Ga 11-1234');
  });

  it('shows the parts of a plate that was typed whole, and none of another kind', async () => {
    withVehicles();
    open();
    await userEvent.type(await screen.findByLabelText('Vehicle License Number'), 'ঢাকা মেট্রো-গ ১১-১২৩৪');
    expect(screen.getByLabelText('Area')).toHaveDisplayValue('Dhaka Metro');
    expect(screen.getByLabelText('Letter')).toHaveDisplayValue('Ga (গ)');
    expect(screen.getByLabelText('Number')).toHaveValue('11-1234');
    await userEvent.clear(wholePlate());
    await userEvent.type(wholePlate(), 'UN 12 345');
    expect(screen.getByLabelText('Area')).toHaveDisplayValue('Choose the area');
    expect(screen.getByLabelText('Number')).toHaveValue('');
  });

  it('is checked again once the form was sent', async () => {
    withVehicles();
    open();
    await screen.findByLabelText('Area');
    await submit('Register vehicle');
    await screen.findByText('vehicle license must be at least 8 characters');
    await userEvent.selectOptions(screen.getByLabelText('Area'), 'Dhaka Metro');
    await waitFor(() => expect(screen.queryByText('vehicle license must be at least 8 characters')).toBeNull());
  });
});

describe('the driver form', () => {
  it('shows every error and focuses the first invalid field', async () => {
    withVehicles(MINE);
    open();
    const license = await screen.findByLabelText('Driving License');
    await submit('Register as driver');
    expect(await screen.findByText('License number must be at least 8 characters.')).toBeTruthy();
    expect(screen.getByText('Experience must be between 0 and 30')).toBeTruthy();
    expect(document.activeElement).toBe(license);
  });

  it('sends user and vehicle with it, accepts Bangla digits, and waits for the role', async () => {
    const sent = answering({
      'GET /vehicle/vehicles': page([MINE]),
      'POST /driver/register-driver': { vehicle: VEHICLE },
      'POST /auth/refresh': { expiresAt: '2026-11-02T07:00:00.000Z' },
      'GET /user/get-me': person('RIDER'),
    });
    open();
    await userEvent.type(await screen.findByLabelText('Driving License'), 'DK-1234567');
    await userEvent.type(screen.getByLabelText('Experience'), '১২');
    await submit('Register as driver');
    await waitFor(() => expect(screen.getByText('Your driver account is being set up')).toBeTruthy());
    const body = { licenseNumber: 'DK-1234567', experience: 12, user: person('RIDER')._id, vehicle: MINE._id };
    expect(sent).toContainEqual({ call: 'POST /driver/register-driver', body });
  });
});

describe('phone and pictures', () => {
  const REGISTERED = {
    'GET /vehicle/vehicles': page([MINE]),
    'PATCH /user/update': person('RIDER'),
    [`PATCH /vehicle/update/${MINE._id}`]: MINE,
    'POST /driver/register-driver': { vehicle: VEHICLE },
    'POST /auth/refresh': { expiresAt: '2026-11-02T07:00:00.000Z' },
    'GET /user/get-me': person('RIDER'),
  };
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('Driving License'), 'DK-1234567');
    await userEvent.type(screen.getByLabelText('Experience'), '12');
  };
  const register = async () => {
    await submit('Register as driver');
    await screen.findByText('Your driver account is being set up');
  };
  const written = (sent: ReturnType<typeof answering>) =>
    sent.map(({ call }) => call).filter((call) => /^(PATCH|POST \/driver)/.test(call));

  it('are sent before the profile, the phone as it was typed in Bangla', async () => {
    const sent = answering(REGISTERED);
    open();
    await fill();
    await userEvent.clear(screen.getByLabelText('Phone'));
    await userEvent.type(screen.getByLabelText('Phone'), '০১৮১১০০০৪৫৬');
    await screen.findByRole('button', { name: /Vehicle pictures/ });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['picture'], 'front.png', { type: 'image/png' }));
    await register();
    expect(written(sent)).toEqual([
      'PATCH /user/update',
      `PATCH /vehicle/update/${MINE._id}`,
      'POST /driver/register-driver',
    ]);
    expect(sent).toContainEqual({ call: 'PATCH /user/update', body: { phone: '01811000456' } });
    expect(sent).toContainEqual({
      call: `PATCH /vehicle/update/${MINE._id}`,
      body: { data: {}, files: ['front.png'] },
    });
  });

  it('can be skipped: a phone that is known already is not sent', async () => {
    const sent = answering(REGISTERED);
    open();
    await fill();
    expect(screen.getByLabelText('Phone')).toHaveValue('01711000123');
    expect(screen.getByText(/Skip them for now and add them later/)).toBeVisible();
    await register();
    expect(written(sent)).toEqual(['POST /driver/register-driver']);
  });

  it('whose pictures are refused keeps the form, and registers nobody', async () => {
    const refused = refusing(413, 'driver/image-too-large', 'File exceeds the maximum size of 5 MB.');
    const sent = answering({ ...REGISTERED, [`PATCH /vehicle/update/${MINE._id}`]: refused });
    open();
    await fill();
    await screen.findByRole('button', { name: /Vehicle pictures/ });
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await userEvent.upload(chooser, new File(['picture'], 'front.png', { type: 'image/png' }));
    await submit('Register as driver');
    await screen.findByText('File exceeds the maximum size of 5 MB.');
    expect(screen.getByText('front.png')).toBeVisible();
    expect(written(sent)).not.toContain('POST /driver/register-driver');
  });

  it('and what happens next is told on both steps', async () => {
    withVehicles();
    open();
    expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    expect(screen.getByText(/There is no fixed time/)).toBeVisible();
  });
});

describe('waiting for the role', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('offers Retry after 5 seconds, even when no call is ever answered', async () => {
    globalThis.fetch = () => new Promise(() => undefined);
    openAs(person('RIDER'), [{ path: '/driver/register', Component: RoleChange }], '/driver/register');
    await act(() => jest.advanceTimersByTimeAsync(4_999));
    expect(screen.getByText('Your driver account is being set up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
