import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pages } from './pages';

const shown = (first: string, last: string, total: string) => `${first} to ${last} of ${total}`;

/** A list's pages; answers with the pages that were asked for. */
function pagesOf(page: number, total: number) {
  const onPage = jest.fn();
  render(<Pages meta={{ page, limit: 10, total }} busy={false} summary={shown} onPage={onPage} />);
  return onPage;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Pages', () => {
  it('say which rows are shown and turn a page back and on', async () => {
    const onPage = pagesOf(2, 1_234);
    expect(screen.getByText('11 to 20 of 1,234')).toBeInTheDocument();
    await press('Next');
    await press('Previous');
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it('the last one may hold fewer rows, and nothing follows it', async () => {
    const onPage = pagesOf(3, 25);
    expect(screen.getByText('21 to 25 of 25')).toBeInTheDocument();
    await press('Next');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('are nothing when everything stands on one', () => {
    pagesOf(1, 10);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('one beyond the last still has its way back', async () => {
    const onPage = pagesOf(9, 25);
    await press('Previous');
    expect(onPage).toHaveBeenCalledWith(3);
  });
});
