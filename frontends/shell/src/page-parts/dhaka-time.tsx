import { createCatalogue } from '@pothik/api-client';
import { isAwayFromDhaka } from '@pothik/ui-kit';

export const useDhakaTimeText = createCatalogue({
  en: { dhakaTime: 'Times are Dhaka time.' },
  bn: { dhakaTime: 'সময়গুলো ঢাকার সময় অনুযায়ী।' },
});

/** Under a page with times, where the device's own clock shows others. */
export function DhakaTime() {
  const { dhakaTime } = useDhakaTimeText();
  return isAwayFromDhaka(new Date().getTimezoneOffset()) ? <p className="shell-dhaka-time">{dhakaTime}</p> : null;
}
