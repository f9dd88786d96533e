import type { FoundPlace } from '@pothik/contracts/ride';
import { chosenPlace } from './place.rules';

const place = (kind: FoundPlace['kind'], [name, nameBn]: string[], [area, areaBn]: string[]) =>
  ({ id: name, kind, name, nameBn, area, areaBn, point: { lat: 23.7, lng: 90.4 } }) as FoundPlace;

const DHANMONDI = ['Dhanmondi, Dhaka', 'ধানমন্ডি, ঢাকা'];
const KALABAGAN = ['Kalabagan, Dhaka', 'কলাবাগান, ঢাকা'];
const GULSHAN = ['Gulshan, Dhaka', 'গুলশান, ঢাকা'];
const UTTARA = ['Uttara, Dhaka', 'উত্তরা, ঢাকা'];
const ROAD_27 = place('ROAD', ['Road 27', 'সড়ক ২৭'], DHANMONDI);
const GREEN_ROAD = place('ROAD', ['গ্রীন রোড', 'গ্রীন রোড'], KALABAGAN);
const HOSPITAL = place('LANDMARK', ['Central Hospital', 'সেন্ট্রাল হাসপাতাল'], KALABAGAN);
const ROAD_NO_5 = place('ROAD', ['Dhanmondi Road no 5'], KALABAGAN);
const ROAD_11 = place('ROAD', ['Road 11', 'সড়ক ১১'], GULSHAN);
const HOUSE_24 = place('HOUSE', ['House 24, Road 104', 'বাড়ি ২৪, সড়ক ১০৪'], GULSHAN);
const SECTOR_ROAD = place('ROAD', ['Sector 3 Road 2', 'সেক্টর ৩ সড়ক ২'], UTTARA);
const LANE = place('ROAD', ['Kalabagan 3rd Lane'], KALABAGAN);
const ROAD_2 = place('ROAD', ['Dhanmondi Road 2', 'ধানমণ্ডি রোড ২'], DHANMONDI);

it.each([
  ['House 12 Road 27 Dhanmondi', ROAD_27, 'House 12, Road 27, Dhanmondi'],
  ['H-12, R-27', ROAD_27, 'H-12, Road 27, Dhanmondi'],
  ['H 12/A R 27 Dhanmondi', ROAD_27, 'H 12/A, Road 27, Dhanmondi'],
  ['House No. 12, Road No. 27', ROAD_27, 'House No. 12, Road 27, Dhanmondi'],
  ['bari no. 5 road no. 27 dhanmondi', ROAD_27, 'bari no. 5, Road 27, Dhanmondi'],
  ['#12, Road #27, Dhanmondi', ROAD_27, '#12, Road 27, Dhanmondi'],
  ['Holding 45/1, Road-27', ROAD_27, 'Holding 45/1, Road 27, Dhanmondi'],
  ['Plot 10, Block C, Road 27', ROAD_27, 'Plot 10, Block C, Road 27, Dhanmondi'],
  ['Flat B4, House 9, Road 27', ROAD_27, 'Flat B4, House 9, Road 27, Dhanmondi'],
  ['12/A Green Road', GREEN_ROAD, '12/A, Green Road, Kalabagan'],
  ['12/A Green Road', HOSPITAL, '12/A Green Road, Central Hospital, Kalabagan'],
  ['Green Road', HOSPITAL, 'Central Hospital, Kalabagan'],
  ['Dhanmondi Road no 5', ROAD_NO_5, 'Dhanmondi Road no 5'],
  ['House 8, Road no. 5, Dhanmondi', ROAD_NO_5, 'House 8, Dhanmondi Road no 5'],
  ['House 7, Road 11, Banani', ROAD_11, 'House 7, Road 11, Banani'],
  ['House 7 Road 11 Banani', ROAD_11, 'House 7, Road 11, Banani'],
  ['H#24, R#104', HOUSE_24, 'House 24, Road 104, Gulshan'],
  ['house-24 road-104 gulshan', HOUSE_24, 'House 24, Road 104, Gulshan'],
  ['Sector 3, Road 2, House 5, Uttara', SECTOR_ROAD, 'House 5, Sector 3 Road 2, Uttara'],
  ['House 5, 3rd Lane, Kalabagan', LANE, 'House 5, Kalabagan 3rd Lane'],
  ['House 12, Road 27, Dhanmondi', ROAD_2, 'House 12, Road 27, Dhanmondi Road 2'],
])('%s is written once, in English', (typed, chosen, written) => {
  expect(chosenPlace({ kind: 'FOUND', place: chosen }, typed, 'en')?.name).toBe(written);
});

it.each([
  ['বাসা ১২/ক, রোড ২৭, ধানমন্ডি', ROAD_27, 'বাসা ১২/ক, সড়ক ২৭, ধানমন্ডি'],
  ['বাসা ১২/ক, রোড ২৭, ধানমন্ডি', ROAD_2, 'বাসা ১২/ক, রোড ২৭, ধানমণ্ডি রোড ২'],
  ['বাড়ি নং ৫, রোড নং ২৭, ধানমন্ডি', ROAD_27, 'বাড়ি নং ৫, সড়ক ২৭, ধানমন্ডি'],
  ['বাসা নং ২৪, রোড নং ১০৪, গুলশান', HOUSE_24, 'বাড়ি ২৪, সড়ক ১০৪, গুলশান'],
  ['১২/এ গ্রীন রোড', GREEN_ROAD, '১২/এ, গ্রীন রোড, কলাবাগান'],
  ['বাড়ি ৭, সড়ক ১১, বনানী', ROAD_11, 'বাড়ি ৭, সড়ক ১১, বনানী'],
  ['বাড়ি ৫, সেক্টর ৩, রোড ২, উত্তরা', SECTOR_ROAD, 'বাড়ি ৫, সেক্টর ৩ সড়ক ২, উত্তরা'],
])('%s is written once, in Bangla', (typed, chosen, written) => {
  expect(chosenPlace({ kind: 'FOUND', place: chosen }, typed, 'bn')?.name).toBe(written);
});
