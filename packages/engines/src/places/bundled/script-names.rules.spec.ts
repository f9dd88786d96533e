import { inBothScripts } from './script-names.rules.js';

const place = (name: string, nameBn?: string) =>
  ({ id: 'r', kind: 'ROAD', name, ...(nameBn ? { nameBn } : {}), area: '', point: { lat: 23, lng: 90 } }) as const;

describe('a numbered road has a name in either script', () => {
  it.each([
    ['সড়ক ১১', 'Road 11'],
    ['সড়ক ১৫ সেক্টর ১', 'Road 15 Sector 1'],
    ['সড়ক ১৮ ব্লক এ', 'Road 18 Block A'],
    ['সড়ক ৮ × সড়ক ১১', 'Road 8 × Road 11'],
    ['পান্থপথ', 'পান্থপথ'],
    ['ধানমণ্ডি ২', 'ধানমণ্ডি ২'],
  ])('in English: %s', (bangla, english) => {
    expect(inBothScripts(place(bangla, bangla)).name).toBe(english);
  });

  it.each([
    ['Road 5', 'সড়ক ৫'],
    ['Road 10/A', 'সড়ক ১০/এ'],
    ['Road 5 Block F', 'সড়ক ৫ ব্লক এফ'],
    ['Green Road', undefined],
    ['Dhanmondi 27', undefined],
  ])('in Bangla: %s', (english, bangla) => {
    expect(inBothScripts(place(english)).nameBn).toBe(bangla?.normalize('NFC'));
  });
});
