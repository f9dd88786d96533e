/** Icon and colour of a notification, by what it is about. A page of an earlier release shows its general one for a new name. */
export const NOTIFICATION_LOOK = {
  request: 'request',
  onTheWay: 'on-the-way',
  arrived: 'arrived',
  movingAway: 'moving-away',
  pickedUp: 'picked-up',
  goingOn: 'going-on',
  completed: 'completed',
  cancelled: 'cancelled',
  gone: 'gone',
  late: 'late',
  ride: 'ride',
  fare: 'fare',
  code: 'code',
  newDriver: 'new-driver',
  driverChange: 'driver-change',
  checking: 'checking',
  approved: 'approved',
  suspended: 'suspended',
  offline: 'offline',
  loggedOut: 'logged-out',
  unreachable: 'unreachable',
  role: 'role',
  sos: 'sos',
  sosInHand: 'sos-in-hand',
  sosOver: 'sos-over',
} as const;
export type NotificationLook = (typeof NOTIFICATION_LOOK)[keyof typeof NOTIFICATION_LOOK];

/** Where a notification leads. `ride` and `driver` are of the id beside it; the others are the reader's own pages. */
export const NOTIFICATION_PAGE = {
  RIDE: 'ride',
  REQUESTS: 'requests',
  PROFILE: 'profile',
  DRIVER: 'driver',
  INCIDENTS: 'incidents',
  PAYMENTS: 'payments',
} as const;
export type NotificationPage = (typeof NOTIFICATION_PAGE)[keyof typeof NOTIFICATION_PAGE];
