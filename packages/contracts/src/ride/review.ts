/** Why a completed ride is no plausible one. */
export const REVIEW_REASON = {
  TOO_QUICK: 'too-quick',
  TOO_FAST: 'too-fast',
  FAR_FROM_PICKUP: 'far-from-pickup',
  FARE_TOO_HIGH: 'fare-too-high',
} as const;
export type ReviewReason = (typeof REVIEW_REASON)[keyof typeof REVIEW_REASON];

/** Under review until an administrator confirms the ride, or leaves it out for good. */
export const REVIEW_STATE = { REVIEW: 'REVIEW', CONFIRMED: 'CONFIRMED', LEFT_OUT: 'LEFT_OUT' } as const;
export type ReviewState = (typeof REVIEW_STATE)[keyof typeof REVIEW_STATE];

export interface RideReview {
  state: ReviewState;
  /** At least one. */
  reasons: ReviewReason[];
}

/** The states in which a ride counts in nothing that others see. */
export const LEFT_OUT_STATES: readonly ReviewState[] = [REVIEW_STATE.REVIEW, REVIEW_STATE.LEFT_OUT];

/** Whether a ride counts in what others see. A plausible ride has no review. */
export const countsForOthers = (review: Pick<RideReview, 'state'> | null | undefined): boolean =>
  !review || review.state === REVIEW_STATE.CONFIRMED;

/** How many rides an administrator may review in one call. */
export const REVIEWED_AT_ONCE = 100;
