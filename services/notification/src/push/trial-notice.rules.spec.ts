import { trialNotice } from './trial-notice.rules.js';

it('a trial notice is silent, replaces the one before, and holds for a minute', () => {
  expect(trialNotice('driver', new Date('2026-11-02T06:00:00.000Z'))).toMatchObject({
    to: ['driver'],
    body: { en: 'You get requests here' },
    tag: 'trial',
    quiet: true,
    until: '2026-11-02T06:01:00.000Z',
  });
});
