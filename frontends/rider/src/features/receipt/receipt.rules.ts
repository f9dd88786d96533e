const ALL_RIDES = '/rider/activity';

/** What names a ride in an address; anything else names none, and nobody needs to be asked about it. */
export const isRideId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** The list a person came from, as the link left it in the browser's history; only a page of theirs is gone back to. */
export function listOfState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('list' in state)) return ALL_RIDES;
  return typeof state.list === 'string' && state.list.startsWith('/rider/') ? state.list : ALL_RIDES;
}
