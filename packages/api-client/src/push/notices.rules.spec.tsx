import { followUpOf, noticesStateOf, readWish, wishText } from './notices.rules';

const BROWSER = { canPush: true, isTabOfIos: false, permission: 'granted', isSubscribed: true } as const;
const PERSON = '665000000000000000000001';

describe('notices on this device', () => {
  it('are on with the permission, a subscription and the person’s wish', () => {
    expect(noticesStateOf(BROWSER, true)).toBe('on');
  });

  it.each([
    ['nobody was asked', { ...BROWSER, permission: 'default' }, true],
    ['the subscription is gone', { ...BROWSER, isSubscribed: false }, true],
    ['the subscription is another person’s', BROWSER, false],
  ] as const)('are off where %s', (_case, browser, isWished) => expect(noticesStateOf(browser, isWished)).toBe('off'));

  it('are blocked where the browser refuses them', () => {
    expect(noticesStateOf({ ...BROWSER, permission: 'denied' }, true)).toBe('blocked');
  });

  it('are for the home screen in a tab of iOS, and impossible in other browsers without push', () => {
    const without = { ...BROWSER, canPush: false, permission: undefined };
    expect(noticesStateOf({ ...without, isTabOfIos: true }, false)).toBe('home-screen-first');
    expect(noticesStateOf(without, false)).toBe('impossible');
  });
});

describe('a stored wish', () => {
  it.each([true, false])('is read as it was written: on is %s', (on) => {
    expect(readWish(wishText({ person: PERSON, on }))).toEqual({ person: PERSON, on });
  });

  it.each([null, '', 'on', 'yes 665', `on ${PERSON} 1`])('is none in %j', (stored) =>
    expect(readWish(stored)).toBeUndefined(),
  );
});

describe('the subscription of this browser', () => {
  const [signedIn, wish] = [{ status: 'signed-in', user: { _id: PERSON } } as const, { person: PERSON, on: true }];

  it('is renewed for the person who turned it on', () => {
    expect(followUpOf(signedIn, wish)).toBe('renew');
  });

  it('ends where nobody is signed in, or somebody who did not turn it on', () => {
    expect(followUpOf({ status: 'signed-out', user: undefined }, wish)).toBe('end');
    expect(followUpOf(signedIn, { ...wish, person: '665000000000000000000002' })).toBe('end');
    expect(followUpOf(signedIn, { ...wish, on: false })).toBe('end');
    expect(followUpOf(signedIn, undefined)).toBe('end');
  });

  it('stays while it is not known who is signed in', () => {
    expect(followUpOf({ status: 'loading', user: undefined }, wish)).toBeUndefined();
  });
});
