import { LANGUAGES } from '@pothik/contracts/platform';
import { smsParts } from '@pothik/engines';
import { deskText as textOf } from './desk-text.rules.js';

const deskText = (told: Parameters<typeof textOf>[0], language: 'en' | 'bn') =>
  textOf(told, language, (text) => smsParts(text).parts <= 2);

const driver = { name: 'Rafiqul', phone: '01812345678', vehicle: 'Bajaj RE 4S', plate: 'DM-THA-11-1234' };
const accepted = { kind: 'accepted', ride: 'P-7Q4MK', driver, fare: 320, code: '482913' } as const;

it('tells driver, vehicle, plate, fare, code and phone', () => {
  expect(deskText(accepted, 'en')).toBe(
    'Pothik P-7Q4MK: Rafiqul, Bajaj RE 4S, Dhaka Metro-Tha 11-1234. Fare Tk 320. Code 482913: tell it to the driver if you agree. Driver: 01812345678',
  );
  for (const language of LANGUAGES) {
    const text = deskText(accepted, language);
    for (const told of ['P-7Q4MK', '482913', '320', '01812345678']) expect(text).toContain(told);
    expect(text).not.toContain('৳');
  }
});

it('says nothing of a phone that the driver has not given', () => {
  const text = deskText({ ...accepted, driver: { ...driver, phone: '' } }, 'en');
  expect(text).toMatch(/if you agree\.$/);
});

it('is GSM-7 in English, so that a part has 160 characters', () => {
  expect(smsParts(deskText(accepted, 'en'))).toMatchObject({ coding: 'GSM-7', parts: 1 });
});

it.each(LANGUAGES)('has at most two parts, whatever the names are (%s)', (language) => {
  const names = ['', 'রফিকুল', 'ক'.repeat(100), 'x'.repeat(100)];
  for (const name of names)
    for (const vehicle of ['', 'Bajaj RE 4S', 'ব'.repeat(200)])
      for (const plate of ['', 'DM-THA-11-1234', 'COX-THA-11-1234', 'X'.repeat(100), 'ঢ'.repeat(100)]) {
        const text = deskText({ ...accepted, fare: 50_000, driver: { ...driver, name, vehicle, plate } }, language);
        expect(smsParts(text).parts).toBeLessThanOrEqual(2);
        for (const told of ['482913', '50000', '01812345678']) expect(text).toContain(told);
      }
});

it.each(LANGUAGES)('the end of a ride is one part (%s)', (language) => {
  for (const kind of ['no-driver', 'cancelled'] as const) {
    const text = deskText({ kind, ride: 'P-7Q4MK' }, language);
    expect(smsParts(text).parts).toBe(1);
    expect(text).toContain('P-7Q4MK');
  }
});
