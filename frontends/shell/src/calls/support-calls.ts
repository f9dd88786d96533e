import type { notificationHttp } from '@pothik/contracts/notification';
import { BODY, entry } from './entry';

/** Writing to the support. */
export const supportCalls = {
  contact: entry<typeof notificationHttp.contact>('POST', '/notification/contact', BODY),
};
