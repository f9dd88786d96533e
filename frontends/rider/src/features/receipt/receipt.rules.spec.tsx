import { RIDE_ID } from '../../testing/sample-ride';
import { isRideId, listOfState } from './receipt.rules';

it('a ride id is 24 hexadecimal digits', () => {
  expect([RIDE_ID, RIDE_ID.slice(1), `${RIDE_ID}0`, 'x'.repeat(24), ''].map(isRideId)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it.each([
  [{ list: '/rider/ride-completed?page=2' }, '/rider/ride-completed?page=2'],
  [{ list: 'https://elsewhere.test/' }, '/rider/activity'],
  [{ list: 7 }, '/rider/activity'],
  [null, '/rider/activity'],
])('a receipt goes back to the list it was opened from, and to no other address: %j', (state, list) => {
  expect(listOfState(state)).toBe(list);
});
