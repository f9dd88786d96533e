const ALL_RIDES = '/rider/activity';

/** Whether the text is a ride id; for anything else no request is sent. */
export const isRideId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/** The list the rider came from, as the link stored it in the browser's history; only addresses below /rider/ are accepted. */
export function listOfState(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('list' in state)) return ALL_RIDES;
  return typeof state.list === 'string' && state.list.startsWith('/rider/') ? state.list : ALL_RIDES;
}
