import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

const button = (name: string) => screen.getByRole('button', { name });

describe('Pagination', () => {
  it('leads to the previous and the next page', async () => {
    const onPrevious = jest.fn();
    const onNext = jest.fn();
    render(<Pagination summary="11 to 20 of 26" onPrevious={onPrevious} onNext={onNext} />);
    await userEvent.click(button('Next'));
    await userEvent.click(button('Previous'));
    expect([onNext.mock.calls.length, onPrevious.mock.calls.length]).toEqual([1, 1]);
  });

  it('disables the button of a missing page', async () => {
    const onNext = jest.fn();
    render(<Pagination onNext={onNext} />);
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(button('Previous'));
    expect(onNext).not.toHaveBeenCalled();
  });

  it('keeps the focus on a button while its page loads and on the last page, and ignores presses meanwhile', async () => {
    const onNext = jest.fn();
    const { rerender } = render(<Pagination onNext={onNext} />);
    button('Next').focus();
    for (const state of [{ busy: true, onNext }, {}]) {
      rerender(<Pagination {...state} />);
      expect(button('Next')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    expect(onNext).not.toHaveBeenCalled();
  });
});
