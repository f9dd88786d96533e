import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageLoader } from './page-loader';

const page = pageLoader(({ onRetry, retrying }) => (
  <button type="button" disabled={retrying} onClick={onRetry}>
    Retry
  </button>
));

const RealPage = () => 'Here it is';

it('a page whose code did not load can be loaded again, without reloading the page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const load = jest
    .fn<Promise<{ Component: () => string }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component: RealPage });
  const { Component } = await page(load)();
  render(<Component />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here it is')).toBeTruthy();
});
