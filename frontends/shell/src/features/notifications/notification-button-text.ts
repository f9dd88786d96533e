import { createCatalogue } from '@pothik/api-client';

/** Texts of the notification button, and what it says when its panel does not load. */
export const useNotificationButtonText = createCatalogue({
  en: {
    title: 'Notifications',
    unread: (figure: string) => `Notifications, ${figure} unread`,
    arrived: (figure: string) => `New notification, ${figure} unread`,
    failed: 'Your notifications did not load',
    failedText: 'The rest of Pothik works. Your ride, if you have one, goes on.',
  },
  bn: () => import('./notification-button-text.bn'),
});
