import { startClient } from '@pothik/api-client';
import { act, render, screen } from '@testing-library/react';
import { ConnectionBanner } from './connection-banner';

/** The browser goes offline or online. */
const turn = (state: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
};

afterEach(() => jest.restoreAllMocks());

it('shows that the browser is offline, and disappears when the network is back', async () => {
  await startClient();
  render(<ConnectionBanner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  turn('offline');
  expect(screen.getByRole('status')).toHaveTextContent('No connection. What you see may be old.');
  turn('online');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
