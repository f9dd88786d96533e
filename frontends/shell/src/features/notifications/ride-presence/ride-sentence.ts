import type { Notification } from '@pothik/contracts/notification';
import { sentenceOf } from '../notification.rules';
import { useNotificationLineText } from '../notification-text';

/** The sentence that the bell also has, for the rider; loaded with the first news. */
export function rideSentence(entry: Notification, taka: (amount: number) => string): string {
  const said = useNotificationLineText.now()[sentenceOf(entry, 'RIDER')];
  return typeof said === 'function' ? said(taka(Number(entry.facts.fare))) : said;
}
