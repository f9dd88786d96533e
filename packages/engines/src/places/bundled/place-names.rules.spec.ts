import { areaNames, crossingNames, houseNames, namesOf, roadName } from './place-names.rules.js';

const ROAD = { english: 'Road 104', bangla: 'সড়ক ১০৪' };
const BANGLA_ALONE = { english: null, bangla: 'পান্থপথ' };

it('a place has its English name, else its Bangla one, and the Bangla one beside it', () => {
  expect(namesOf('Gulshan', 'গুলশান')).toEqual({ name: 'Gulshan', nameBn: 'গুলশান' });
  expect(namesOf(null, 'পান্থপথ')).toEqual({ name: 'পান্থপথ', nameBn: 'পান্থপথ' });
  expect(namesOf('Farmgate', null)).toEqual({ name: 'Farmgate' });
});

it('a house is named by number and road, in Bangla with Bangla digits', () => {
  expect(houseNames('24/A', ROAD)).toEqual({ name: 'House 24/A, Road 104', nameBn: 'বাড়ি ২৪/A, সড়ক ১০৪' });
  expect(houseNames('House 6, Block F', ROAD).name).toBe('House 6, Block F, Road 104');
  expect(houseNames('5', BANGLA_ALONE)).toEqual({ name: 'বাড়ি ৫, পান্থপথ', nameBn: 'বাড়ি ৫, পান্থপথ' });
});

it('a crossing is named by its roads, in Bangla where both have a Bangla name', () => {
  expect(crossingNames(ROAD, BANGLA_ALONE)).toEqual({ name: 'Road 104 × পান্থপথ', nameBn: 'সড়ক ১০৪ × পান্থপথ' });
  expect(crossingNames(ROAD, { english: 'Link Road', bangla: null })).toEqual({ name: 'Road 104 × Link Road' });
});

it('where a place lies is thana and district', () => {
  expect(areaNames(['Gulshan', 'গুলশান', 'Dhaka'], 'ঢাকা')).toEqual({ area: 'Gulshan, Dhaka', areaBn: 'গুলশান, ঢাকা' });
  expect(areaNames(['Gulshan', null, 'Dhaka'], 'ঢাকা')).toEqual({ area: 'Gulshan, Dhaka' });
});

it('a road that is only a number is called road', () => {
  expect(['27', '7/1', '16/B', '২/এ', '০৯'].map(roadName)).toEqual([
    'Road 27',
    'Road 7/1',
    'Road 16/B',
    'সড়ক ২/এ',
    'সড়ক ০৯',
  ]);
  expect(['Road 27', '60 Feet Road', null].map(roadName)).toEqual(['Road 27', '60 Feet Road', null]);
});
