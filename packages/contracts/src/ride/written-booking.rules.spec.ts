import { WRITTEN_PARTS, writtenDraft } from './booking-form.js';
import { typedOf, writtenOf } from './written-booking.rules.js';

const booking = { pickupLocation: 'Dhanmondi 27', dropLocation: 'Kamalapur', note: 'The blue gate' };

describe('the written part of a booking', () => {
  it('has every part of a booking but the driver', () => {
    expect(Object.keys(writtenOf(booking)).sort()).toEqual([...WRITTEN_PARTS].sort());
  });

  it('is copied unchanged, without other fields of a ride', () => {
    expect(writtenOf({ ...booking, ...{ fare: 220 } })).toEqual(booking);
  });

  it('has an empty text for a missing part', () => {
    const { note: _note, ...without } = booking;
    expect(writtenOf(without)).toEqual({ ...booking, note: '' });
  });

  it('is text in a form, whatever it is in a ride', () => {
    const { note: _note, ...without } = booking;
    expect(typedOf(without)).toMatchObject({ ...without, note: '' });
    expect(Object.values(typedOf(booking)).map((typed) => typeof typed)).toEqual(WRITTEN_PARTS.map(() => 'string'));
    expect(writtenDraft.safeParse(typedOf(without)).success).toBe(true);
  });

  it('may be incomplete in a draft', () => {
    expect(writtenDraft.parse({ pickupLocation: 'Dhan' })).toEqual({ pickupLocation: 'Dhan' });
  });
});
