import { act, render, screen, waitFor } from '@testing-library/react';
import { toast } from './toast';
import { Toaster } from './toaster';

describe('toast', () => {
  it('shows a loading toast that turns into its outcome, in the region called Notifications', async () => {
    await act(async () => render(<Toaster />));
    const id = toast.loading('Updating profile...');
    expect(await screen.findByText('Updating profile...')).toBeTruthy();
    expect(screen.getByRole('region', { name: /^Notifications/ })).toBeInTheDocument();
    toast.success('Profile updated successfully.', { id });
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Updating profile...')).not.toBeInTheDocument());
  });
});
