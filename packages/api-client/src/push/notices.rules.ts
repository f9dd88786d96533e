/**
 * Whether this browser shows notices of Pothik while its pages are closed: `blocked`: the person refused it in the browser;
 * `home-screen-first`: iOS gives it to apps on the home screen alone; `impossible`: this browser has no push.
 */
export type NoticesState = 'on' | 'off' | 'blocked' | 'home-screen-first' | 'impossible';

interface Browser {
  canPush: boolean;
  /** A tab of iOS, not the app on its home screen. */
  isTabOfIos: boolean;
  permission: NotificationPermission | undefined;
  isSubscribed: boolean;
}

/** @param isWished whether the signed-in person turned notices on here */
export function noticesStateOf(
  { canPush, isTabOfIos, permission, isSubscribed }: Browser,
  isWished: boolean,
): NoticesState {
  if (!canPush) return isTabOfIos ? 'home-screen-first' : 'impossible';
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && isSubscribed && isWished ? 'on' : 'off';
}

/** What one person chose on this device. */
export interface Wish {
  person: string;
  on: boolean;
}

/** Reads a stored wish; undefined where nobody chose. */
export function readWish(stored: string | null): Wish | undefined {
  const [, choice, person] = /^(on|off) (\w+)$/.exec(stored ?? '') ?? [];
  return person === undefined ? undefined : { person, on: choice === 'on' };
}

export const wishText = ({ person, on }: Wish): string => `${on ? 'on' : 'off'} ${person}`;

interface Signed {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: { _id: string } | undefined;
}

/**
 * What becomes of this browser's subscription when it is known who is signed in: it is told again to the platform, under this
 * session, or ended, as it is nobody's or somebody else's. Undefined while it is not known.
 */
export function followUpOf({ status, user }: Signed, wish: Wish | undefined): 'renew' | 'end' | undefined {
  if (status === 'loading') return undefined;
  return user && wish?.on && wish.person === user._id ? 'renew' : 'end';
}
