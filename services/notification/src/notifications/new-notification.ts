import type { Notification, NotificationKind } from '@pothik/contracts/notification';

/** What is told, whoever it is told. */
interface Content {
  kind: NotificationKind;
  subjectId: string;
  facts: Notification['facts'];
}

/** A notification of one person, before it has a number. */
export interface NewNotification extends Content {
  personId: string;
}

/** A notification and the people it is for. */
export interface AddressedNotification extends Content {
  to: readonly string[];
}
