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

const ROUTE = 'Dhanmondi 27 – Kamalapur';
/** An entry about a ride of its own. */
const entry = (number: number, fields: Partial<Notification> = {}): Notification => ({
  number,
  kind: 'ride-status-changed',
  subjectId: `ride-${number}`,
  facts: { to: 'ACCEPTED', by: 'DRIVER' },
  words: { en: 'Your driver accepted the ride', bn: 'চালক আপনার রাইড নিয়েছেন' },
  about: { en: ROUTE, bn: ROUTE },
  look: 'on-the-way',
  leadsTo: { page: 'ride', id: RIDE },
  changes: ['ride'],
  at: new Date().toISOString(),
  ...fields,
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

function open(answers: Parameters<typeof answering>[0], user = sampleRider, path = '/') {
  const sent = answering({ ...NONE_OPEN, ...answers });
  return openPage(Page, path, user).then((page) => ({ ...page, sent }));
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

  it('reads what was seen happen on the page of the ride, and announces nothing', async () => {
    const { sent } = await open(
      { [LIST]: success(listOf(0, entry(1))), [READ]: success({ readUpTo: 0 }) },
      sampleRider,
      '/rider/current-ride',
    );
    await notificationButton('Notifications, 1 unread');
    act(() => publish(entry(2)));
    await waitFor(() => expect(sent).toContainEqual({ call: READ, body: { upTo: 2, rideId: 'ride-2' } }));
    await notificationButton('Notifications, 1 unread');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('marks nothing in a hidden tab', async () => {
    const { sent } = await open({ [LIST]: success(listOf(0, entry(1))) }, sampleRider, '/rider/current-ride');
    await notificationButton('Notifications, 1 unread');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => publish(entry(2)));
    await notificationButton('Notifications, 2 unread');
    expect(sent.map(({ call }) => call)).not.toContain(READ);
    visibility.mockRestore();
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
    const cancelled = entry(2, {
      facts: { to: 'CANCELLED', by: 'DRIVER', reason: 'The road is closed' },
      words: { en: 'Your driver cancelled the ride', bn: 'চালক রাইডটি বাতিল করেছেন' },
    });
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

  it('follows a ride in one row, which says the newest', async () => {
    const asked = entry(1, { subjectId: RIDE, words: { en: 'Asking Rafiqul', bn: 'রফিকুলকে ডাকা হচ্ছে' } });
    const answers = {
      [LIST]: success(listOf(0, asked, entry(2, { subjectId: RIDE }))),
      [READ]: success({ readUpTo: 2 }),
    };
    await open(answers);
    await press('Notifications, 1 unread');
    const rows = within(await screen.findByRole('dialog')).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/^New: Your driver accepted the ride/)]);
  });

  it('links to the ride, and closes', async () => {
    const { address } = await open({ [LIST]: success(listOf(1, entry(1))) });
    await press('Notifications');
    await userEvent.click(await screen.findByRole('link', { name: /Your driver accepted the ride/ }));
    expect(address()).toBe(`/rider/rides/${RIDE}`);
  });

  it('tells an administrator that a driver’s change waits, in both languages, and links to the driver', async () => {
    const words = { en: 'A driver’s change waits for confirmation', bn: 'একজন চালকের পরিবর্তন যাচাইয়ের অপেক্ষায়' };
    const waits = entry(1, { words, leadsTo: { page: 'driver', id: RIDE } });
    const { address } = await open({ [LIST]: success(listOf(1, waits)) }, { ...sampleRider, role: 'ADMIN' });
    await press('Notifications');
    const row = await screen.findByRole('link', { name: /A driver’s change waits for confirmation/ });
    await act(() => setLanguage('bn'));
    expect(row).toHaveTextContent('একজন চালকের পরিবর্তন যাচাইয়ের অপেক্ষায়');
    await userEvent.click(row);
    expect(address()).toBe(`/admin/drivers/${RIDE}`);
  });

  it('shows what only a newer server knows, with the general icon, and leads to the own profile', async () => {
    const words = { en: 'It rains in Dhaka', bn: 'ঢাকায় বৃষ্টি হচ্ছে' };
    const newer = entry(1, { kind: 'rain' as 'fare-set', look: 'rain', leadsTo: { page: 'weather' }, words });
    await open({ [LIST]: success(listOf(1, newer)) });
    await press('Notifications');
    const row = await screen.findByRole('link', { name: /It rains in Dhaka/ });
    expect(row.querySelector('svg')).toBeTruthy();
    expect(row).toHaveAttribute('href', '/profile');
  });

  it('fetches the list for a live entry of a former service, which has no words, and leaves out what nobody has words for', async () => {
    const { words: _words, ...former } = entry(2);
    const { sent } = await open({ [LIST]: success(listOf(1, entry(1))), [READ]: success({ readUpTo: 2 }) });
    await notificationButton('Notifications');
    answering({ ...NONE_OPEN, [LIST]: success(listOf(1, entry(1), former)), [READ]: success({ readUpTo: 2 }) });
    act(() => publish(former));
    await press('Notifications');
    await waitFor(() => expect(sent.filter(({ call }) => call === LIST)).toHaveLength(1));
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
