/** The pages whose speed is measured, by the pattern of their route: an address would have ids. */
export const MEASURED_PAGES = [
  '/',
  '/login',
  '/register',
  '/verify',
  '/profile',
  '/driver/register',
  '/rider/current-ride',
  '/rider/activity',
  '/rider/ride-completed',
  '/rider/rides/:rideId',
  '/driver/ride-request',
  '/driver/ride-completed',
  '/driver/rides/:rideId',
  '/driver/earnings',
  '/admin/analytics',
  '/admin/all-drivers',
  '/admin/drivers/:id',
  '/admin/rides',
  '/admin/rides/:id',
  '/admin/live',
  '/admin/sos',
] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number];

/**
 * Upper bounds of the buckets of Largest Contentful Paint and Interaction to Next Paint, in milliseconds, and of Cumulative
 * Layout Shift, which has no unit. A page sends the bound, never the value, and nothing for a value above the last bound.
 */
export const VITAL_BOUNDS = {
  lcp: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000, 30_000],
  inp: [50, 100, 150, 200, 300, 500, 1_000, 3_000, 10_000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
} as const;
export type Vital = keyof typeof VITAL_BOUNDS;
