import type { PushMessage } from '@pothik/contracts/notification';
import { noticeOf, pushedPath, receiptOf, tabFor } from './push-notice.rules';

const UNTIL = '2026-11-28T04:47:00.000Z';
const NOW = Date.parse('2026-11-28T04:46:00.000Z');

/** As the first release sends it. */
const MESSAGE: PushMessage = {
  v: 1,
  receipt: '0123456789abcdef0123456789abcdef',
  tag: 'ride:665000000000000000000001',
  title: 'Request · 60 seconds',
  body: 'Dhanmondi 27 to Kamalapur · usual ৳ 180–240',
  path: '/driver/ride-request',
  until: UNTIL,
  past: 'This request is over',
  quiet: false,
  stays: true,
};

describe('a notice', () => {
  it('rings, stays and leads to its page', () => {
    expect(noticeOf(MESSAGE, 'en', NOW)).toEqual({
      title: MESSAGE.title,
      options: {
        body: MESSAGE.body,
        tag: MESSAGE.tag,
        silent: false,
        renotify: true,
        requireInteraction: true,
        icon: '/icons/icon-192.png',
        badge: '/icons/badge-96.png',
        data: { path: '/driver/ride-request' },
      },
    });
  });

  it('replaces the former one of its ride without a sound when it is quiet', () => {
    const { options } = noticeOf({ ...MESSAGE, quiet: true, stays: false }, 'en', NOW);
    expect(options).toMatchObject({ tag: MESSAGE.tag, silent: true, renotify: false, requireInteraction: false });
  });

  it('says what is past, quietly, from the moment on that it is for', () => {
    const late = noticeOf(MESSAGE, 'en', Date.parse(UNTIL));
    expect(late.options).toMatchObject({
      body: 'This request is over',
      tag: MESSAGE.tag,
      silent: true,
      renotify: false,
      requireInteraction: false,
    });
    expect(noticeOf(MESSAGE, 'en', Date.parse(UNTIL) - 1).options.body).toBe(MESSAGE.body);
  });

  it('leads home when its path is no page of ours', () => {
    expect(noticeOf({ ...MESSAGE, path: 'https://elsewhere.test/' }, 'en', NOW).options.data.path).toBe('/');
  });
});

describe('a worker of another release than the message', () => {
  it('shows a message that a later release has added to', () => {
    expect(noticeOf({ ...MESSAGE, actions: ['accept'] }, 'en', NOW)).toEqual(noticeOf(MESSAGE, 'en', NOW));
  });

  it.each<[string, unknown]>([
    ['of a later form', { ...MESSAGE, v: 2 }],
    ['of no form', { ...MESSAGE, v: undefined }],
    ['without a text', { ...MESSAGE, body: undefined }],
    ['with an empty tag', { ...MESSAGE, tag: '' }],
    ['with a number as title', { ...MESSAGE, title: 7 }],
    ['for no moment', { ...MESSAGE, until: 'soon' }],
    ['that is a text', 'v1'],
    ['that is a list', [MESSAGE]],
    ['that is null', null],
    ['that is no JSON', undefined],
  ])('shows of a message %s that there is something new', (_case, message) => {
    expect(noticeOf(message, 'en', NOW)).toMatchObject({
      title: 'Pothik',
      options: { body: 'Open to see what is new', tag: 'pothik', renotify: true, data: { path: '/' } },
    });
  });

  it('says it in the page’s language, or in both', () => {
    expect(noticeOf(undefined, 'bn', NOW)).toMatchObject({
      title: 'পথিক',
      options: { body: 'নতুন কী আছে, খুলে দেখুন' },
    });
    expect(noticeOf(undefined, undefined, NOW)).toMatchObject({
      title: 'Pothik · পথিক',
      options: { body: 'Open to see what is new\nনতুন কী আছে, খুলে দেখুন' },
    });
  });
});

describe('a receipt', () => {
  it('is confirmed whatever the form of the message', () => {
    expect([receiptOf(MESSAGE), receiptOf({ v: 9, receipt: MESSAGE.receipt })]).toEqual([
      MESSAGE.receipt,
      MESSAGE.receipt,
    ]);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    [{}],
    [{ receipt: 7 }],
    [{ receipt: 'ABC' }],
    [{ receipt: '0'.repeat(33) }],
  ])('is none in %j', (message) => expect(receiptOf(message)).toBeUndefined());
});

describe('the page that a notice leads to', () => {
  it.each(['/rider/current-ride', '/driver/ride-request', '/admin/sos/665000000000000000000001', '/profile'])(
    'is %s',
    (path) => expect(pushedPath(path)).toBe(path),
  );

  it.each([
    '//elsewhere.test/rider/',
    'https://elsewhere.test/rider/x',
    '/rider/../api/v1/auth/logout',
    '/rider/x?next=//elsewhere.test',
    '/profile?next=//elsewhere.test',
    '/profile/../api/v1/auth/logout',
    '/contact',
    'javascript:alert(1)',
    '',
    undefined,
    7,
  ])('is home for %j', (path) => expect(pushedPath(path)).toBe('/'));
});

describe('the tab that a tap uses', () => {
  const tab = (path: string, visibilityState: DocumentVisibilityState = 'hidden') => ({
    url: `https://pothik.test${path}`,
    visibilityState,
  });
  const PATH = '/driver/ride-request';

  it('is the one that shows the page, whatever its query, else the one in sight, else any', () => {
    const [any, seen, there] = [tab('/'), tab('/profile', 'visible'), tab(`${PATH}?page=1`)];
    expect(tabFor(PATH, [any, seen, there])).toBe(there);
    expect(tabFor(PATH, [any, seen])).toBe(seen);
    expect(tabFor(PATH, [any])).toBe(any);
  });

  it('is none of other pages: documents of calls, mailboxes, rides that others share', () => {
    expect(
      tabFor(PATH, [tab('/api/docs', 'visible'), tab('/dev/mail'), tab('/s/kP3vXq0aT1mZ9bYc7dWe2g')]),
    ).toBeUndefined();
  });
});
