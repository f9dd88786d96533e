import { createCatalogue } from '@pothik/api-client';

export const usePositionText = createCatalogue({
  en: {
    title: 'Your location',
    ask: 'While you are online, nearby riders see you first, and your rider can watch you arrive.',
    promise:
      'Only while you are online, and you can stop at any time. Administrators see it too. Other riders see only how far away you are. It is deleted after minutes, the track of a ride usually after 30 days.',
    share: 'Share my location',
    stop: 'Stop sharing',
    notAgain: 'Do not share it again',
    sharing: 'Your location is shared while you are online.',
    paused: 'You are offline, so your location is not shared. It is shared again when you go online.',
    refused:
      'This browser does not share your location. Allow “Location” for this page in the browser’s settings, then try again.',
    unknown: 'We couldn’t find your location. We’ll keep trying; riders can still choose you.',
  },
  bn: () => import('./position-text.bn'),
});
