import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../toast/toaster';
import { Menu } from './menu';

let mockOffline = false;
jest.mock('./opened-menu', () => {
  if (mockOffline) throw new Error('offline');
  return jest.requireActual('./opened-menu');
});

it('a menu whose code does not load shows an error at every press, and opens once it loads', async () => {
  mockOffline = true;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <>
      <Menu trigger={<button type="button">Theme</button>} items={[{ key: 'dark', label: 'Dark' }]} />
      <Toaster />
    </>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await press();
  const said = await screen.findByText('The menu did not load. Try again.');
  expect(screen.getByRole('alert')).toBe(said);
  await press();
  expect(await screen.findByRole('alert')).not.toBe(said);
  mockOffline = false;
  await press();
  expect(await screen.findByRole('menuitem', { name: 'Dark' })).toBeTruthy();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
