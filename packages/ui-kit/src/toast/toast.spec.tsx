import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from './toast';
import { Toaster } from './toaster';

describe('toast', () => {
  afterEach(async () => {
    toast.dismiss();
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Dismiss' })).toEqual([]));
  });

  it('shows a loading toast that turns into its outcome, in the region called Notifications', async () => {
    await act(async () => render(<Toaster />));
    const id = toast.loading('Updating profile...');
    expect(await screen.findByText('Updating profile...')).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Notifications/ })).toBeInTheDocument();
    toast.success('Profile updated successfully.', { id });
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Updating profile...')).not.toBeInTheDocument());
  });

  it.each([
    ['by the page', (id: string) => toast.dismiss(id)],
    ['by hand', () => userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
  ])('one that replaces a toast just dismissed %s stays', async (_, dismiss) => {
    const leaving = () => document.querySelector('[data-removed="true"]');
    await act(async () => render(<Toaster />));
    const id = toast.error('Failed to send emergency message');
    expect(await screen.findByText('Failed to send emergency message')).toBeTruthy();
    await dismiss(id);
    await waitFor(() => expect(leaving()).not.toBeNull());
    toast.success('Emergency message sent successfully', { id });
    expect(await screen.findByText('Emergency message sent successfully')).toBeTruthy();
    await waitFor(() => expect(leaving()).toBeNull());
    expect(screen.getByText('Emergency message sent successfully')).toBeTruthy();
    toast.dismiss(id);
    await waitFor(() => expect(screen.queryByText('Emergency message sent successfully')).toBeNull());
  });
});
