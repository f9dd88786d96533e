const LIST = '/ride/rides';
const ANALYTICS_TARGET_MS = 200;

/**
 * What is measured: as whom, which addresses at once (of who is asked about), and what happens before each.
 * @typedef {{ name: string, as: 'rider' | 'driver' | 'administrator', paths: (of: Subjects) => string[],
 *   targetMs?: number, countsAnHour?: boolean }} Question
 * @typedef {{ riderId: string, driverId: string, riderName: string }} Subjects people of the demonstration
 * @type {readonly Question[]}
 */
export const QUESTIONS = [
  { name: 'own rides, as rider', as: 'rider', paths: () => [LIST] },
  { name: 'own rides, as driver', as: 'driver', paths: () => [LIST] },
  { name: 'own earnings, 30 days', as: 'driver', paths: () => ['/driver/earnings'] },
  ...[
    { name: 'all rides', paths: () => [LIST] },
    { name: 'all rides, page 50', paths: () => [`${LIST}?page=50`] },
    { name: 'all rides, cancelled', paths: () => [`${LIST}?rideStatus=CANCELLED`] },
    { name: 'all rides, by a driver', paths: ({ driverId }) => [`${LIST}?driver=${driverId}`] },
    { name: 'all rides, found by a name', paths: ({ riderName }) => [`${LIST}?find=${encodeURIComponent(riderName)}`] },
    {
      name: 'a person’s page',
      paths: ({ riderId }) => [
        `/user/users/${riderId}`,
        `/sos/incidents?person=${riderId}&limit=10`,
        `${LIST}?user=${riderId}`,
      ],
    },
    {
      name: 'analytics of rides, 30 days, read again',
      paths: () => ['/ride/analytics'],
      targetMs: ANALYTICS_TARGET_MS,
    },
    {
      name: 'analytics of rides, one hour counted again',
      paths: () => ['/ride/analytics'],
      targetMs: ANALYTICS_TARGET_MS,
      countsAnHour: true,
    },
    { name: 'analytics of drivers, 30 days', paths: () => ['/driver/analytics'], targetMs: ANALYTICS_TARGET_MS },
    { name: 'all rides, completed, with their fares', paths: () => [`${LIST}?rideStatus=COMPLETED`] },
  ].map((question) => ({ ...question, as: 'administrator' })),
];
