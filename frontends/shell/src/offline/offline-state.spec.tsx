import { queryClient, sessionStore } from '@pothik/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage } from '../testing/fixture';
import { keepForOffline } from './keep-for-offline';
import { OfflinePage } from './offline-page';

const GET_ME = 'GET /user/get-me';

/** Opens the page as it is while get-me meets no network. */
async function open(): Promise<void> {
  await openPage(OfflinePage, '/rider');
  act(() => sessionStore.setState({ status: 'loading', unreachable: true }));
}

beforeEach(() => queryClient.clear());
afterEach(() => {
  act(() => dispatchEvent(new Event('online')));
  sessionStore.setState({ status: 'signed-out', user: undefined, unreachable: false });
});

describe('a page that cannot say who is signed in', () => {
  it('says that it is offline, and leads to help that needs no network', async () => {
    await open();
    expect(screen.getByText('No connection. What you see may be old.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'In an emergency, call 999' })).toHaveAttribute('href', 'tel:999');
  });

  it('says at a press on Retry that there is still no network', async () => {
    const sent = answering({});
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Network Error')).toBeVisible());
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(sent.map(({ call }) => call)).not.toContain(GET_ME);
  });
});

it('no worker is registered outside a production build', () => {
  const register = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register, addEventListener() {} } });
  keepForOffline();
  dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
