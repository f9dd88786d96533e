import { isSidebarShortcut, openCookie, storedOpen } from './sidebar.rules';

it('starts open unless its cookie says it was closed', () => {
  expect(['', 'sidebar_state=true', 'a=b; sidebar_state=false', 'my_sidebar_state=false'].map(storedOpen)).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('its state is stored for seven days and the whole site, and read back', () => {
  expect(openCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  expect(storedOpen(openCookie(true).split('; ')[0] ?? '')).toBe(true);
});

it('Ctrl+B and Cmd+B are its shortcut in either case; B alone is not', () => {
  const key = { key: 'b', ctrlKey: false, metaKey: false };
  expect(isSidebarShortcut({ ...key, ctrlKey: true })).toBe(true);
  expect(isSidebarShortcut({ ...key, key: 'B', metaKey: true })).toBe(true);
  expect(isSidebarShortcut(key)).toBe(false);
  expect(isSidebarShortcut({ ...key, key: 'c', ctrlKey: true })).toBe(false);
});
