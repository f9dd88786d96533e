import { bookingForm } from './booking-form.js';
import { isSamePlace } from './same-place.rules.js';

const HERE = { lat: 23.75, lng: 90.38 };
const THERE = { lat: 23.73, lng: 90.42 };

describe('pickup and drop are the same place', () => {
  it.each([
    [
      'by the same words, whatever their case and spaces',
      { pickupLocation: 'Farmgate ', dropLocation: ' farmgate' },
      true,
    ],
    [
      'by the same point, whatever they are called',
      { pickupLocation: 'Home', dropLocation: 'Road 5', pickupPoint: HERE, dropPoint: HERE },
      true,
    ],
    [
      'by points within 20 m',
      { pickupLocation: 'Home', dropLocation: 'Road 5', pickupPoint: HERE, dropPoint: { ...HERE, lat: 23.75015 } },
      true,
    ],
    [
      'not by points 25 m apart',
      { pickupLocation: 'Home', dropLocation: 'Road 5', pickupPoint: HERE, dropPoint: { ...HERE, lat: 23.75023 } },
      false,
    ],
    [
      'by words that read the same, also where the points are apart',
      { pickupLocation: 'Road-5, Dhanmondi', dropLocation: 'road ৫ Dhanmondi', pickupPoint: HERE, dropPoint: THERE },
      true,
    ],
    ['by either spelling of ড়', { pickupLocation: 'বা\u09dcি', dropLocation: 'বা\u09a1\u09bcি' }, true],
    ['by signs alone', { pickupLocation: '??', dropLocation: '??' }, true],
    ['not by other signs', { pickupLocation: '??', dropLocation: '!!' }, false],
    ['not by other words', { pickupLocation: 'Farmgate', dropLocation: 'Mirpur 10', pickupPoint: HERE }, false],
    ['not while nothing is written', {}, false],
  ])('%s', (_how, ends, same) => {
    expect(isSamePlace(ends)).toBe(same);
  });

  it('says so at the drop, also before a driver is chosen', () => {
    const booking = { pickupLocation: 'Farmgate', dropLocation: 'farmgate', driver: '' };
    const { error } = bookingForm.safeParse(booking);
    expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
      ['driver', 'Driver is required.'],
      ['dropLocation', 'Pickup and drop-off must be different.'],
    ]);
  });
});
