import type { RideView } from '@pothik/contracts/ride';
import { render, screen } from '@testing-library/react';
import { RideReviewMark } from './ride-review-mark';

const shown = (review?: RideView['review']) => {
  const { container } = render(<RideReviewMark ride={review ? { review } : {}} />);
  return container.textContent;
};

describe('the mark of a review', () => {
  it('says that a ride is under review, and every reason', () => {
    shown({ state: 'REVIEW', reasons: ['too-quick', 'fare-too-high'] });
    for (const words of ['Under review', 'Quicker than a real ride', 'Fare too high for this time'])
      expect(screen.getByText(words)).toBeVisible();
  });

  it('says that a ride is not counted', () => {
    expect(shown({ state: 'LEFT_OUT', reasons: ['far-from-pickup'] })).toContain('Not counted');
  });

  it('is missing on a ride that counts', () => {
    expect(shown()).toBe('');
    expect(shown({ state: 'CONFIRMED', reasons: ['too-quick'] })).toBe('');
  });
});
