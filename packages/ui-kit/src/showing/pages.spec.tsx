import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pages } from './pages';

const shown = (first: string, last: string, total: string) => `${first} to ${last} of ${total}`;

/** Renders a list's pagination; returns the requested pages. */
function pagesOf(page: number, total: number) {
  const onPage = jest.fn();
  render(<Pages meta={{ page, limit: 10, total }} busy={false} summary={shown} onPage={onPage} />);
  return onPage;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Pages', () => {
  it('show which rows are visible and lead to the previous and next page', async () => {
    const onPage = pagesOf(2, 1_234);
    expect(screen.getByText('11 to 20 of 1,234')).toBeInTheDocument();
    await press('Next');
    await press('Previous');
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it('may have fewer rows on the last one, which has no next page', async () => {
    const onPage = pagesOf(3, 25);
    expect(screen.getByText('21 to 25 of 25')).toBeInTheDocument();
    await press('Next');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('render nothing when there is only one page', () => {
    pagesOf(1, 10);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('allow going back from a page beyond the last', async () => {
    const onPage = pagesOf(9, 25);
    await press('Previous');
    expect(onPage).toHaveBeenCalledWith(3);
  });
});
