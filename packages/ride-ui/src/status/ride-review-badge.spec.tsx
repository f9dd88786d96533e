import type { RideView } from '@pothik/contracts/ride';
import { render, screen } from '@testing-library/react';
import { RideReviewBadge } from './ride-review-badge';

const shown = (review?: RideView['review']) => {
  const { container } = render(<RideReviewBadge ride={review ? { review } : {}} />);
  return container.textContent;
};

describe('the mark of a review', () => {
  it('says that a ride is under review, and every reason', () => {
    shown({ state: 'REVIEW', reasons: ['too-quick', 'fare-too-high'] });
    for (const words of ['Under review', 'Quicker than a real ride', 'Took too little time for this fare'])
      expect(screen.getByText(words)).toBeVisible();
  });

  it('says that a ride is not counted', () => {
    expect(shown({ state: 'LEFT_OUT', reasons: ['far-from-pickup'] })).toContain('Not counted');
  });

  it('says on a page of its own that nothing is expected of its people', () => {
    const texts = (['REVIEW', 'LEFT_OUT'] as const).map((state) => {
      const review = { state, reasons: ['too-quick' as const] };
      return render(<RideReviewBadge ride={{ review }} isExplained />).container.textContent;
    });
    expect(texts).toEqual([
      expect.stringContaining('You need to do nothing: your fare and receipt stay.'),
      expect.stringContaining('left out of the statistics'),
    ]);
  });

  it('is missing on a ride that counts', () => {
    expect(shown()).toBe('');
    expect(shown({ state: 'CONFIRMED', reasons: ['too-quick'] })).toBe('');
  });
});
