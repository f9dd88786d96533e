import { notePickupMissed, reviewRide } from './review-ride.rules.js';
import { refusalOf, rideIn } from './sample-ride.js';

const underReview = rideIn('COMPLETED', { review: { state: 'REVIEW', reasons: ['too-quick'] } });
const decided = (state: 'CONFIRMED' | 'LEFT_OUT') => rideIn('COMPLETED', { review: { state, reasons: ['too-quick'] } });

describe('the review of a ride', () => {
  it.each([
    [true, 'CONFIRMED'],
    [false, 'LEFT_OUT'],
  ] as const)('that counts: %s, ends as %s and goes to the audit log', (counts, state) => {
    const change = reviewRide(underReview, counts);
    expect(change?.ride.review).toEqual({ state, reasons: ['too-quick'] });
    expect(change?.domainEvents).toEqual([
      { kind: 'rideReviewed' },
      { kind: 'reviewed-by-administrator', counts, reasons: ['too-quick'] },
    ]);
  });

  it('changes nothing when repeated', () => {
    expect(reviewRide(decided('CONFIRMED'), true)).toBeUndefined();
    expect(reviewRide(decided('LEFT_OUT'), false)).toBeUndefined();
  });

  it('is refused for a ride decided otherwise, and for one without a review', () => {
    expect(refusalOf(() => reviewRide(decided('CONFIRMED'), false))).toBe('ride/not-under-review');
    expect(refusalOf(() => reviewRide(decided('LEFT_OUT'), true))).toBe('ride/not-under-review');
    expect(refusalOf(() => reviewRide(rideIn('COMPLETED'), true))).toBe('ride/not-under-review');
  });
});

describe('a track that missed the pickup', () => {
  const { driverId } = underReview;

  it('brings a completed ride under review, or is one more reason', () => {
    expect(notePickupMissed(rideIn('COMPLETED'), driverId)?.ride.review).toEqual({
      state: 'REVIEW',
      reasons: ['far-from-pickup'],
    });
    const change = notePickupMissed(underReview, driverId);
    expect(change?.ride.review?.reasons).toEqual(['too-quick', 'far-from-pickup']);
    expect(change && notePickupMissed(change.ride, driverId)).toBeUndefined();
  });

  it('changes nothing of a decided ride, of another driver’s, or of one that was not completed', () => {
    expect(notePickupMissed(decided('CONFIRMED'), driverId)).toBeUndefined();
    expect(notePickupMissed(decided('LEFT_OUT'), driverId)).toBeUndefined();
    expect(notePickupMissed(underReview, 'another')).toBeUndefined();
    expect(notePickupMissed(rideIn('IN TRANSIT'), driverId)).toBeUndefined();
  });
});
