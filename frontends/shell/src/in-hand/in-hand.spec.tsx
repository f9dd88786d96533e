import 'fake-indexeddb/auto';
import { sessionStore, useSession } from '@pothik/api-client';
import { loadInHand, type RideAct, type RideInHand } from '@pothik/api-client/in-hand';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineState } from '../offline/offline-state';
import { answering, openPage } from '../testing/fixture';

const NOW = Date.now();
const OF_BOTH = { rideId: 'ride-7', asOf: NOW, fare: 210, pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur' };
const OF_DRIVER: RideInHand = {
  ...OF_BOTH,
  personId: 'rafiqul',
  role: 'DRIVER',
  status: 'ACCEPTED',
  rider: 'Nusrat Jahan',
  phone: '01811000456',
  note: 'Beside the tea stall',
};
const OF_RIDER: RideInHand = {
  ...OF_BOTH,
  personId: 'nusrat',
  role: 'RIDER',
  status: 'ACCEPTED',
  driver: 'Rafiqul Islam',
  vehicle: { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE' },
  plate: 'DM THA 14-2208',
  phone: '01711000123',
  startCode: '482915',
};

const result = <T,>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The device's database, which the page has made; it is closed afterwards. */
async function onDevice<T>(work: (stores: { ride: IDBObjectStore; acts: IDBObjectStore }) => Promise<T>): Promise<T> {
  const device = await result(indexedDB.open('pothik-in-hand'));
  const transaction = device.transaction(['ride', 'acts'], 'readwrite');
  try {
    return await work({ ride: transaction.objectStore('ride'), acts: transaction.objectStore('acts') });
  } finally {
    device.close();
  }
}

const isErased = () => waitFor(async () => expect(await onDevice(({ ride }) => result(ride.count()))).toBe(0));

const Page = () => (useSession().unreachable ? <OfflineState /> : null);

/** A page that starts without a network on a device that has this ride. */
async function startWith(ride: RideInHand, acts: RideAct[] = []): Promise<void> {
  answering({});
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage(Page, '/driver');
  await (await loadInHand()).inHandOpened();
  const { rideId, personId } = ride;
  await onDevice(async (stores) => {
    await result(stores.ride.put(ride, 'ride'));
    for (const one of acts) await result(stores.acts.add({ rideId, personId, act: one, key: 'k', pressedAt: NOW }));
  });
  act(() => sessionStore.setState({ status: 'loading', unreachable: true }));
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const line = async (title: string) =>
  within((await screen.findByText(title, { selector: 'b' })).closest('li') as HTMLElement);

afterEach(async () => {
  act(() => sessionStore.setState({ status: 'signed-out', user: undefined, unreachable: false, ended: 'log-out' }));
  await (await loadInHand()).inHandOpened();
  await isErased();
});

describe('the ride in hand without a network', () => {
  it('shows a rider what is needed at the kerb', async () => {
    await startWith(OF_RIDER);
    expect(await heading('Rafiqul was on the way to you')).toBeVisible();
    expect(screen.getByText(/^No network · as of/)).toBeVisible();
    for (const shown of ['482915', 'Bajaj RE', '01711000123', 'Dhanmondi 27', 'Kamalapur'])
      expect(screen.getByText(shown)).toBeInTheDocument();
    expect(screen.getByText(/14-2208/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Rafiqul' })).toHaveAttribute('href', 'tel:01711000123');
    expect(screen.queryByRole('button', { name: /SOS/ })).toBeNull();
  });

  it('lets a driver go on with the work, each act marked as waiting', async () => {
    await startWith(OF_DRIVER);
    expect(await heading('To Nusrat')).toBeVisible();
    expect(screen.getByText('Beside the tea stall')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I have arrived' }));
    expect((await line('I have arrived')).getByText(/not sent yet/)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /1 of 6/ }), '482915');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm pick-up' }));
    expect(await heading('Nusrat is on board')).toBeVisible();
    expect((await line('Confirm pick-up')).getByText(/The code is not checked/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Hold for SOS/ })).toBeVisible();
  });

  it('takes the last act back', async () => {
    await startWith(OF_DRIVER, [{ kind: 'arrived' }]);
    await userEvent.click((await line('I have arrived')).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Waiting for the network')).toBeNull());
    expect(screen.getByRole('button', { name: 'I have arrived' })).toBeVisible();
  });

  it('is erased when it is older than a day, and nothing of it is shown', async () => {
    await startWith({ ...OF_RIDER, asOf: NOW - 24 * 3_600_000 }, [{ kind: 'sos' }]);
    expect(await heading('No connection')).toBeVisible();
    await isErased();
    expect(screen.queryByText(/Rafiqul/)).toBeNull();
  });
});
