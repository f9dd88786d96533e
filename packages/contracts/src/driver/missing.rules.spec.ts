import { missingParts } from './missing.rules.js';

const profile = (phone: string, ...images: string[]) => ({ user: { phone }, vehicle: { images } });

it.each([
  [profile(''), ['phone', 'pictures']],
  [profile('01712345678'), ['pictures']],
  [profile('', '/a.webp'), ['phone']],
  [profile('01712345678', '/a.webp'), []],
])('a profile lacks a phone number and pictures of the vehicle: %j', (driver, missing) => {
  expect(missingParts(driver)).toEqual(missing);
});
