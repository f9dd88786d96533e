/** Where a distance is from: the bundled roads, the router, or the straight line times a measured factor. */
export const DISTANCE_BASIS = { ROADS: 'ROADS', ROUTER: 'ROUTER', STRAIGHT_LINE: 'STRAIGHT_LINE' } as const;
export type DistanceBasis = (typeof DISTANCE_BASIS)[keyof typeof DISTANCE_BASIS];

/** Where minutes are from: completed rides of that hour count at least as much as the stated speeds, or less. */
export const MINUTES_BASIS = { EXPERIENCE: 'EXPERIENCE', STATED: 'STATED' } as const;
export type MinutesBasis = (typeof MINUTES_BASIS)[keyof typeof MINUTES_BASIS];
