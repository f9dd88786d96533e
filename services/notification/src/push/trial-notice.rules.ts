import { PUSH, type PushedNotice } from '@pothik/contracts/notification';

/** By its receipt a phone shows that it is reached: silent, and each replaces the one before. */
export function trialNotice(personId: string, now: Date): PushedNotice {
  const body = { en: 'You get requests here', bn: 'অনুরোধ এলে এই ফোনে জানাব' };
  return {
    to: [personId],
    title: { en: 'Pothik', bn: 'পথিক' },
    body,
    past: body,
    tag: 'trial',
    path: '/driver/ride-request',
    until: new Date(now.getTime() + PUSH.trialMs).toISOString(),
    quiet: true,
  };
}
