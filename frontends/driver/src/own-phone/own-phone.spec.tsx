import { sessionStore } from '@pothik/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { person } from '../testing/samples';
import { OwnPhone } from './own-phone';

const show = () => {
  sessionStore.setState({ status: 'signed-in', user: person('DRIVER'), ended: undefined });
  render(<OwnPhone />, { wrapper: MemoryRouter });
};
const question = () => screen.queryByRole('heading', { name: 'Confirm your phone number' });

beforeEach(() => localStorage.clear());

describe('a driver’s own number', () => {
  it('is asked, and the answer leads to the code', () => {
    show();
    expect(question()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm number' })).toHaveAttribute('href', '/profile?edit=phone');
  });

  it.each(['Not now', 'Confirm number'])('is asked once: after “%s” never again', async (answer) => {
    show();
    await userEvent.click(screen.getByText(answer));
    expect(question()).toBeNull();
    cleanup();
    show();
    expect(question()).toBeNull();
  });
});
