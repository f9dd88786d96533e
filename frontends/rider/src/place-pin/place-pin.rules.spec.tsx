import type { FoundPlace } from '@pothik/contracts/ride';
import { actOf, pinnedPoint, writtenPlace } from './place-pin.rules';

const ROAD: FoundPlace = {
  id: 'r1',
  kind: 'ROAD',
  name: 'Road 27',
  area: 'Dhanmondi, Dhaka',
  areaBn: 'ধানমন্ডি, ঢাকা',
  point: { lat: 23.7555, lng: 90.3742 },
};

it('a pin stands on a metre', () => {
  expect(pinnedPoint({ lat: 23.755512345, lng: 90.374298765 })).toEqual({ lat: 23.75551, lng: 90.3743 });
});

it('a place is written with where it lies, in one’s language as far as it is known', () => {
  expect(writtenPlace(ROAD, 'en')).toBe('Road 27, Dhanmondi, Dhaka');
  expect(writtenPlace(ROAD, 'bn')).toBe('Road 27, ধানমন্ডি, ঢাকা');
  expect(writtenPlace({ ...ROAD, nameBn: 'রোড ২৭', area: '', areaBn: '' }, 'bn')).toBe('রোড ২৭');
});

it('Escape cancels everywhere, Enter chooses on the map and leaves buttons their own meaning', () => {
  expect([actOf('Escape', false), actOf('Enter', true), actOf('Enter', false), actOf('ArrowLeft', true)]).toEqual([
    'cancel',
    'choose',
    undefined,
    undefined,
  ]);
});
