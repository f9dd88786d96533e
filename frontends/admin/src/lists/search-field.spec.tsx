import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './search-field';

const field = (value: string, onSearch: (term: string) => void) => (
  <SearchField label="Search" hint="" value={value} onSearch={onSearch} />
);

describe('a list’s search', () => {
  it('searches once, after the typing pause', async () => {
    const onSearch = jest.fn();
    render(field('', onSearch));
    await userEvent.type(screen.getByLabelText('Search'), 'karim ');
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(1));
    expect(onSearch).toHaveBeenCalledWith('karim');
  });

  it('keeps what is typed while the address changes, and after', async () => {
    const onSearch = jest.fn();
    const { rerender } = render(field('', onSearch));
    const input = screen.getByLabelText('Search');
    await userEvent.type(input, 'karim');
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('karim'));
    expect(input).toHaveValue('karim');
    await userEvent.type(input, 'u');
    rerender(field('karim', onSearch));
    expect(input).toHaveValue('karimu');
  });

  it('follows other changes of the address', async () => {
    const { rerender } = render(field('karim', jest.fn()));
    rerender(field('', jest.fn()));
    expect(screen.getByLabelText('Search')).toHaveValue('');
    rerender(field('karim', jest.fn()));
    expect(screen.getByLabelText('Search')).toHaveValue('karim');
  });
});
