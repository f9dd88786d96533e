import { dhakaDay, mailLanguage, newCode, refuseTooSoon, secondsToNextDhakaDay } from './code.rules.js';

const NOW = new Date('2026-11-02T06:00:00Z');
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

it('a code is valid for 5 minutes and may be tried 5 times', () => {
  expect(newCode(NOW)).toEqual({ issuedAt: NOW, expiresAt: new Date('2026-11-02T06:05:00Z'), triesLeft: 5 });
});

it('a second code is refused for 120 seconds, with the rest of them as Retry-After', () => {
  const early = refusal(() => refuseTooSoon(NOW, new Date('2026-11-02T06:00:30.500Z')));
  expect(early).toMatchObject({ code: 'auth/code-too-soon', details: { retryAfterSeconds: 90 } });
  const last = refusal(() => refuseTooSoon(NOW, new Date('2026-11-02T06:02:00Z')));
  expect(last).toMatchObject({ details: { retryAfterSeconds: 1 } });
});

it('days end at midnight in Dhaka', () => {
  expect(dhakaDay(new Date('2026-11-02T17:59:59.999Z'))).toBe('2026-11-02');
  expect(dhakaDay(new Date('2026-11-02T18:00:00Z'))).toBe('2026-11-03');
  expect(secondsToNextDhakaDay(new Date('2026-11-02T17:59:00Z'))).toBe(60);
  expect(secondsToNextDhakaDay(new Date('2026-11-02T18:00:00Z'))).toBe(86_400);
});

it('a mail speaks the language of the cookie, else English', () => {
  expect(['bn', 'en', 'fr', undefined].map(mailLanguage)).toEqual(['bn', 'en', 'en', 'en']);
});
