import { BOOKING_PARTS, writtenDraft } from './booking-form.js';
import { writtenOf } from './written-booking.rules.js';

const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', note: 'The blue gate' };

describe('the written part of a booking', () => {
  it('has every part of a booking but the driver', () => {
    const parts = BOOKING_PARTS.filter((part) => part !== 'driver');
    expect(Object.keys(writtenOf(booking)).sort()).toEqual([...parts].sort());
  });

  it('is copied unchanged, without other fields of a ride', () => {
    expect(writtenOf({ ...booking, ...{ fare: 220 } })).toEqual(booking);
  });

  it('has an empty text for a missing part', () => {
    const { note: _note, ...without } = booking;
    expect(writtenOf(without)).toEqual({ ...booking, note: '' });
  });

  it('may be incomplete in a draft', () => {
    expect(writtenDraft.parse({ pickupLocation: 'Dhan' })).toEqual({ pickupLocation: 'Dhan' });
  });
});
