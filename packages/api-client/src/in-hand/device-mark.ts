/** Set while the device may have something: other pages load nothing to find out that it has not. */
export const MARK = 'pothik-in-hand';

/** False, too, where the browser allows no storage: it keeps nothing either. */
export function isMarked(): boolean {
  try {
    return MARK in localStorage;
  } catch {
    return false;
  }
}
