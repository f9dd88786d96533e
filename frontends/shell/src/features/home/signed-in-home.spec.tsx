import type { Role } from '@pothik/contracts/platform';
import { screen } from '@testing-library/react';
import { openPage, sampleRider } from '../../testing/fixture';
import { Component as HomePage } from './home-page';

it.each<[Role, string]>([
  ['DRIVER', '/driver'],
  ['ADMIN', '/admin'],
])('a %s begins with the way to the dashboard', async (role, dashboard) => {
  await openPage(HomePage, '/', { ...sampleRider, role });
  expect(await screen.findByRole('heading', { name: 'Welcome, Nusrat Jahan' })).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: 'Dashboard' });
  expect(first).toHaveAttribute('href', dashboard);
});
