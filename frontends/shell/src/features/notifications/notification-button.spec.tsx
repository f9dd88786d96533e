import { queryClient, setLanguage, useCurrentUser, useLanguage } from '@pothik/api-client';
import type { Notification } from '@pothik/contracts/notification';
import { UiTextProvider } from '@pothik/ui-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../testing/fixture';
import { NotificationButton } from './notification-button';
import type { NotificationList } from './notification-list.rules';

const RIDE = '0123456789abcdef01234567';
const NONE_OPEN = { 'GET /ride/current-ride': success(null) };
const LIST = 'GET /notification/feed';
const READ = 'POST /notification/read';
let publish: (entry: Notification) => void = () => {};

jest.mock('@pothik/api-client', () => ({
  ...jest.requireActual('@pothik/api-client'),
  onNotifications: (listener: typeof publish) => {
    publish = listener;
    return () => {};
  },
}));

const entry = (number: number, facts: Notification['facts'] = { to: 'ACCEPTED', by: 'DRIVER' }): Notification => ({
  number,
  kind: 'ride-status-changed',
  subjectId: RIDE,
  facts: { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', ...facts },
  at: new Date().toISOString(),
});
const listOf = (readUpTo: number, ...entries: Notification[]): NotificationList => ({
  entries,
  readUpTo,
  last: entries.length,
});

function Page() {
  const user = useCurrentUser() ?? sampleRider;
  return (
    <UiTextProvider locale={useLanguage()}>
      <NotificationButton user={user} />
    </UiTextProvider>
  );
}

function open(answers: Parameters<typeof answering>[0], user = sampleRider) {
  const sent = answering({ ...NONE_OPEN, ...answers });
  return openPage(Page, '/', user).then((page) => ({ ...page, sent }));
}
const notificationButton = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await notificationButton(name));

beforeEach(() => queryClient.clear());
afterEach(() => act(() => setLanguage('en')));

describe('the notification button', () => {
  it('shows the unread count, in Bangla digits for readers of Bangla', async () => {
    await open({ [LIST]: success(listOf(1, entry(1), entry(2), entry(3))) });
    expect(await notificationButton('Notifications, 2 unread')).toHaveTextContent('2');
    await act(() => setLanguage('bn'));
    expect(await notificationButton('বিজ্ঞপ্তি, পড়া হয়নি ২')).toHaveTextContent('২');
  });

  it('announces a new notification politely, and nothing at first', async () => {
    await open({ [LIST]: success(listOf(0, entry(1))) });
    await notificationButton('Notifications, 1 unread');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => publish(entry(2)));
    await notificationButton('Notifications, 2 unread');
    expect(screen.getByRole('status')).toHaveTextContent('New notification, 2 unread');
  });

  it('fetches the list again when an entry in between is missing', async () => {
    const { sent } = await open({ [LIST]: success(listOf(1, entry(1))) });
    await notificationButton('Notifications');
    act(() => publish(entry(3)));
    await waitFor(() => expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2));
  });
});

describe('its panel', () => {
  it('shows the newest first, marks what was unread, and marks it read', async () => {
    const cancelled = entry(2, { to: 'CANCELLED', by: 'DRIVER', reason: 'The road is closed' });
    const { sent } = await open({
      [LIST]: success(listOf(1, entry(1), cancelled)),
      [READ]: success({ readUpTo: 2 }),
    });
    await press('Notifications, 1 unread');
    const [first, second] = within(await screen.findByRole('dialog')).getAllByRole('link');
    expect(first).toHaveTextContent('New: Your driver cancelled the rideDhanmondi 27 – Kamalapur“The road is closed”');
    expect(second).toHaveTextContent(/^Your driver accepted the ride/);
    await waitFor(() => expect(sent).toContainEqual({ call: READ, body: { upTo: 2 } }));
    await userEvent.keyboard('{Escape}');
    expect(await notificationButton('Notifications')).toHaveFocus();
  });

  it('links to the ride, and closes', async () => {
    const { address } = await open({ [LIST]: success(listOf(1, entry(1))) });
    await press('Notifications');
    await userEvent.click(await screen.findByRole('link', { name: /Your driver accepted the ride/ }));
    expect(address()).toBe(`/rider/rides/${RIDE}`);
  });

  it('tells an administrator that a driver’s change waits, in both languages, and links to the driver', async () => {
    const waits = { ...entry(1, { change: 'waits' }), kind: 'driver-registered' as const, subjectId: RIDE };
    const { address } = await open({ [LIST]: success(listOf(1, waits)) }, { ...sampleRider, role: 'ADMIN' });
    await press('Notifications');
    const row = await screen.findByRole('link', { name: /A driver’s change waits for confirmation/ });
    await act(() => setLanguage('bn'));
    expect(row).toHaveTextContent('একজন চালকের পরিবর্তন যাচাইয়ের অপেক্ষায়');
    await userEvent.click(row);
    expect(address()).toBe(`/admin/drivers/${RIDE}`);
  });

  it('leaves out a kind that only a newer server knows', async () => {
    const newer = { ...entry(2), kind: 'of-tomorrow' as Notification['kind'] };
    await open({ [LIST]: success(listOf(0, entry(1), newer)), [READ]: success({ readUpTo: 2 }) });
    await press('Notifications, 1 unread');
    expect(within(await screen.findByRole('dialog')).getAllByRole('link')).toHaveLength(1);
  });

  it('shows an empty state without notifications', async () => {
    await open({ [LIST]: success(listOf(0)) });
    await press('Notifications');
    expect(await screen.findByText('No notifications yet')).toBeTruthy();
  });

  it('offers Retry when the request fails', async () => {
    await open({ [LIST]: refusal(500, 'platform/unexpected', 'Something went wrong') });
    await press('Notifications');
    expect(await screen.findByText('Your notifications did not load')).toBeTruthy();
    answering({ ...NONE_OPEN, [LIST]: success(listOf(1, entry(1))) });
    await press('Retry');
    expect(await screen.findByText('Your driver accepted the ride')).toBeTruthy();
  });

  it('shows twenty at first, and earlier ones on request', async () => {
    const many = Array.from({ length: 25 }, (_, index) => entry(index + 1));
    await open({ [LIST]: success(listOf(25, ...many)) });
    await press('Notifications');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await press('Show earlier ones');
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
  });
});
