export type Way = 'bell' | 'push' | 'mail' | 'sms';

/** Of each group the first way that reaches the person. */
type Ways = readonly (readonly Way[])[];

/** What people are told, and by which ways. SMS cost money, so they are for what matters. A name with a dot is an event’s. */
export const WAYS = {
  'code-of-email': [['mail']],
  'code-of-number': [['sms']],
  'ride-by-phone': [['sms']],
  'message-to-support': [['mail']],

  'number-added': [['mail']],
  /** The SMS goes to the former number, which is still the owner’s or was stolen. */
  'number-changed': [['mail'], ['sms']],
  'number-replaced': [['mail'], ['sms']],
  /** Whoever added it reads its mails, so that the owner is told by the number. */
  'email-added': [['sms']],
  /** No SMS: the number is a stranger’s now. */
  'number-taken': [['bell'], ['push'], ['mail']],

  'driver-suspended': [['bell'], ['push'], ['mail', 'sms']],
  'driver-approved': [['bell']],
  'driver.availability-changed': [['bell'], ['push']],
  'driver.changes-confirmed': [['bell']],
  'auth.role-changed': [['bell']],
  'auth.rights-changed': [['bell']],

  /** To administrators. */
  'ride.sos-raised': [['bell'], ['push'], ['mail'], ['sms']],
  'ride.sos-alarmed-again': [['bell'], ['push'], ['mail']],
  'ride.ride-overdue': [['bell'], ['mail']],
  'driver.driver-registered': [['bell']],
  'driver.change-waits': [['bell']],

  /** Whoever raised it may sit beside the danger: their phone stays silent. */
  'ride.sos-acknowledged': [['bell']],
  'ride.sos-resolved': [['bell']],

  'ride.ride-requested': [['bell'], ['push']],
  'ride.driver-asked': [['bell'], ['push']],
  'ride.status-changed': [['bell'], ['push']],
  'ride.fare-set': [['bell'], ['push']],
  'ride.driver-arrived': [['bell'], ['push']],
  'ride.offer-made': [['bell']],
  'ride.approach-changed': [['bell']],
  'ride.start-code-renewed': [['bell']],
  'ride.payment-changed': [['bell']],
} as const satisfies Readonly<Record<string, Ways>>;

export type Told = keyof typeof WAYS;
