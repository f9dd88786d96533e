import { queryClient } from '@pothik/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, sampleRider, success } from '../../testing/fixture';
import { NotificationBell } from './notification-bell';

let away = true;
jest.mock('./notification-panel', () => {
  if (away) throw new Error('Loading chunk bell-panel failed.');
  return { NotificationPanel: () => 'the panel' };
});

const Page = () => <NotificationBell user={sampleRider} />;
const SAID = 'Your notifications did not load';
const bell = () => screen.getByRole('button', { name: 'Notifications' });

beforeEach(async () => {
  away = true;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  queryClient.clear();
  answering({ 'GET /notification/feed': success({ entries: [], readUpTo: 0, last: 0 }) });
  await openPage(Page, '/', sampleRider);
});
afterEach(() => jest.restoreAllMocks());

describe('a panel whose code does not come', () => {
  it.each(['{Escape}', '{Enter}'])('is told under the bell, and %s closes that', async (key) => {
    await userEvent.click(bell());
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
    expect(bell()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(bell()).toHaveFocus();
  });

  it('opens once it comes, by Retry', async () => {
    await userEvent.click(bell());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    away = false;
    await userEvent.click(retry);
    expect(await screen.findByText('the panel')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(bell()).toHaveFocus();
  });
});
