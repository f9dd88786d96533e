import { sessionStore } from '@pothik/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { newRider } from '../../../testing/fixture';
import { OwnPhone } from './own-phone';

beforeEach(newRider);

const show = () => render(<OwnPhone driverName="Rafiqul" />, { wrapper: MemoryRouter });
const question = () => screen.queryByText('Your phone number?');

it('asks a rider without a number for it, says why, and leads to the profile', () => {
  show();
  expect(question()).toBeVisible();
  expect(screen.getByText(/^Rafiqul can call you when you do not find each other/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/profile?edit=person');
});

it.each(['Not now', 'Add it'])('asks once: after “%s” never again', async (answer) => {
  show();
  await userEvent.click(screen.getByText(answer));
  expect(question()).toBeNull();
  cleanup();
  show();
  expect(question()).toBeNull();
});

it('does not ask who has given a number', () => {
  const { user } = sessionStore.getState();
  if (!user) throw new Error('Nobody is signed in.');
  sessionStore.setState({ user: { ...user, phone: '01711000123' } });
  show();
  expect(question()).toBeNull();
});
