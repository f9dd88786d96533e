import { queryClient } from '@pothik/api-client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, sampleRider, success } from '../../testing/fixture';
import { NotificationButton } from './notification-button';

let unavailable = true;
jest.mock('./notification-panel', () => {
  if (unavailable) throw new Error('Loading chunk bell-panel failed.');
  return { NotificationPanel: () => 'the panel' };
});

const Page = () => <NotificationButton user={sampleRider} />;
const SAID = 'Your notifications did not load';
const notificationButton = () => screen.getByRole('button', { name: 'Notifications' });

beforeEach(async () => {
  unavailable = true;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  queryClient.clear();
  answering({ 'GET /notification/feed': success({ entries: [], readUpTo: 0, last: 0 }) });
  await openPage(Page, '/', sampleRider);
});
afterEach(() => jest.restoreAllMocks());

describe('a panel whose code does not load', () => {
  it.each(['{Escape}', '{Enter}'])('shows an error below the button, which %s closes', async (key) => {
    await userEvent.click(notificationButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(SAID);
    expect(notificationButton()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(notificationButton()).toHaveFocus();
  });

  it('opens by Retry once the code loads', async () => {
    await userEvent.click(notificationButton());
    const retry = await screen.findByRole('button', { name: 'Retry' });
    unavailable = false;
    await userEvent.click(retry);
    expect(await screen.findByText('the panel')).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(notificationButton()).toHaveFocus();
  });
});
