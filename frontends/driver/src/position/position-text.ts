import { createCatalogue } from '@pothik/api-client';

export const usePositionText = createCatalogue({
  en: {
    title: 'Your position',
    ask: 'Share where you are while you are ONLINE: riders near you see you first, and the rider of your ride sees you come.',
    promise:
      'Only while ONLINE; you can stop at any time. Administrators see where you are too, other riders only how far. It is deleted after minutes, the track of a ride usually after 30 days.',
    share: 'Share my position',
    stop: 'Stop sharing',
    notAgain: 'Do not share it again',
    sharing: 'Your position is shared while you are ONLINE.',
    paused: 'You are OFFLINE: your position is not taken. It is shared again when you go ONLINE.',
    refused:
      'This browser does not give your position. Allow “Location” for this page in the browser’s settings, then try again.',
    unknown: 'Your position could not be found. It is tried again; riders can still choose you.',
  },
  bn: () => import('./position-text.bn'),
});
