import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberedPages } from './numbered-pages';

const words = {
  pages: 'Pages',
  page: (number: string) => `Page ${number}`,
  size: 'Rows per page',
  perPage: (size: string) => `${size} per page`,
};
const shown = (first: string, last: string, total: string) => `${first} to ${last} of ${total}`;

function pagesOf(page: number, total: number, { limit = 10, busy = false } = {}) {
  const [onPage, onSize] = [jest.fn(), jest.fn()];
  const meta = { page, limit, total };
  const sizes = [10, 20, 50];
  const all = (state: { busy: boolean }) => (
    <NumberedPages meta={meta} summary={shown} sizes={sizes} words={words} onPage={onPage} onSize={onSize} {...state} />
  );
  return { onPage, onSize, ...render(all({ busy })), all };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('numbered pages', () => {
  it('lead to any page, by press and by key, and say which one is present', async () => {
    const { onPage } = pagesOf(2, 1_234);
    const numbers = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(numbers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '124']);
    expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(button('Page 1')).not.toHaveAttribute('aria-current');
    await userEvent.click(button('Page 124'));
    button('Page 1').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button('Page 2'));
    await userEvent.click(button('Next'));
    expect(onPage.mock.calls).toEqual([[124], [1], [3]]);
  });

  it('ask for another number of rows', async () => {
    const { onSize } = pagesOf(1, 25);
    await userEvent.selectOptions(screen.getByLabelText('Rows per page'), '50 per page');
    expect(onSize).toHaveBeenCalledWith(50);
  });

  it('keep the focus while a page loads, and ignore presses meanwhile', async () => {
    const { onPage, rerender, all } = pagesOf(1, 25);
    button('Page 3').focus();
    rerender(all({ busy: true }));
    expect(button('Page 3')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('are nothing when all rows fit on the smallest page, and stay when they fit on a larger one', () => {
    const { unmount } = pagesOf(1, 10, { limit: 50 });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    pagesOf(1, 11, { limit: 50 });
    expect(screen.getByText('1 to 11 of 11')).toBeTruthy();
    expect(screen.getByLabelText('Rows per page')).toHaveValue('50');
  });

  it('lead back from a page beyond the last', async () => {
    const { onPage } = pagesOf(9, 25);
    await userEvent.click(button('Previous'));
    expect(onPage).toHaveBeenCalledWith(3);
  });
});
