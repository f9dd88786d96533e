import { act, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from './toast';
import { Toaster } from './toaster';

const mockServer = { down: true };
jest.mock('./sonner', () => {
  if (mockServer.down) throw new Error('The server has no such file.');
  return jest.requireActual('./sonner');
});

describe('a toast whose library does not load', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));

  it('is shown as plain text until it is dismissed', async () => {
    await act(async () => render(<Toaster />));
    const id = toast.loading('Updating profile...');
    expect(await screen.findByRole('alert')).toHaveTextContent('Updating profile...');
    toast.dismiss(id);
    await waitForElementToBeRemoved(screen.queryByRole('alert'));
  });

  it('is announced again each time, and the next press fetches the library again', async () => {
    await act(async () => render(<Toaster />));
    toast.error('Network Error');
    const first = await screen.findByRole('alert');
    toast.error('Network Error');
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
    mockServer.down = false;
    await userEvent.keyboard('{Tab}');
    expect(await screen.findByRole('region', { name: /^Notifications/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
