export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_MAX_AGE_S = 60 * 60 * 24 * 7;

/** The sidebar starts open unless its cookie says it was closed. */
export const storedOpen = (cookies: string): boolean => !cookies.split('; ').includes(`${SIDEBAR_COOKIE}=false`);

/** The cookie stores the state for seven days and the whole site. */
export const openCookie = (open: boolean): string =>
  `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE_S}; samesite=lax`;

/** Ctrl+B or Cmd+B, in either case. */
export const isSidebarShortcut = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
