import { inBothScripts } from './script-names.rules.js';

const place = (name: string, nameBn?: string) =>
  ({ id: 'r', kind: 'ROAD', name, ...(nameBn ? { nameBn } : {}), area: '', point: { lat: 23, lng: 90 } }) as const;

describe('a place has a name in either script', () => {
  it.each([
    ['সড়ক ১১', 'Road 11'],
    ['সড়ক ১৫ সেক্টর ১', 'Road 15 Sector 1'],
    ['সড়ক ১৮ ব্লক এ', 'Road 18 Block A'],
    ['সড়ক ৮ × সড়ক ১১', 'Road 8 × Road 11'],
    ['পান্থপথ', 'Panthapath'],
    ['ধানমণ্ডি ২', 'Dhanmondi 2'],
    ['কামাল আতাতুর্ক এভিনিউ', 'Kamal Ataturk Avenue'],
    ['গরিব-এ-নেওয়াজ এভিনিউ', 'Garib-e-Newaj Avenue'],
    ['৬ষ্ঠ লেন', '6th Lane'],
    ['বি.সি.সি. সড়ক', 'B.C.C. Road'],
    ['সড়ক নং-৩ ,Block-K', 'Road No-3 ,Block-K'],
    ['হুজুরপাড়া মসজিদ গলি', 'Hujurpara Masjid Goli'],
  ])('in English: %s', (bangla, english) => {
    expect(inBothScripts(place(bangla))).toMatchObject({ name: english, nameBn: bangla });
  });

  it.each([
    ['Road 5', 'সড়ক ৫'],
    ['Road 10/A', 'সড়ক ১০/এ'],
    ['Road 5 Block F', 'সড়ক ৫ ব্লক এফ'],
    ['Road No. 4', 'সড়ক নং ৪'],
    ['Green Road', 'গ্রীন সড়ক'],
    ['Dhanmondi 27', 'ধানমন্ডি ২৭'],
    ['Kalabagan 1st Lane', 'কলাবাগান ১ম লেন'],
    ['Bizly Road', undefined],
  ])('in Bangla: %s', (english, bangla) => {
    expect(inBothScripts(place(english)).nameBn).toBe(bangla?.normalize('NFC'));
  });
});
