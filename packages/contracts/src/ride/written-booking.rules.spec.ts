import { BOOKING_PARTS, writtenDraft } from './booking-form.js';
import { writtenOf } from './written-booking.rules.js';

const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', note: 'The blue gate' };

describe('what a rider wrote', () => {
  it('is every part of a booking but the driver', () => {
    const parts = BOOKING_PARTS.filter((part) => part !== 'driver');
    expect(Object.keys(writtenOf(booking)).sort()).toEqual([...parts].sort());
  });

  it('is taken as it stands, without what else a ride has', () => {
    expect(writtenOf({ ...booking, ...{ fare: 220 } })).toEqual(booking);
  });

  it('has an empty text for a part that was not written', () => {
    const { note: _note, ...without } = booking;
    expect(writtenOf(without)).toEqual({ ...booking, note: '' });
  });

  it('may be incomplete while it is typed', () => {
    expect(writtenDraft.parse({ pickupLocation: 'Dhan' })).toEqual({ pickupLocation: 'Dhan' });
  });
});
