import { bookingForm, bookingPageForm } from './booking-form.js';
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
      'not by a name that two places have',
      { pickupLocation: 'Road 5', dropLocation: 'Road 5', pickupPoint: HERE, dropPoint: THERE },
      false,
    ],
    ['not by other words', { pickupLocation: 'Farmgate', dropLocation: 'Mirpur 10', pickupPoint: HERE }, false],
    ['not while nothing is written', {}, false],
  ])('%s', (_how, ends, same) => {
    expect(isSamePlace(ends)).toBe(same);
  });

  it('the page says so at the drop, also before a driver is chosen; the call takes such a booking as before', () => {
    const booking = { pickupLocation: 'Farmgate', dropLocation: 'farmgate', driver: '' };
    const { error } = bookingPageForm.safeParse(booking);
    expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
      ['driver', 'Driver is required.'],
      ['dropLocation', 'Pickup and drop are the same place.'],
    ]);
    expect(bookingForm.safeParse({ ...booking, driver: '0123456789abcdef01234567' }).success).toBe(true);
  });
});
