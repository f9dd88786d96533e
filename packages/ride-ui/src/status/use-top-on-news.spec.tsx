import { renderHook } from '@testing-library/react';
import { useTopOnNews } from './use-top-on-news';

const page = document.documentElement;

it('the page goes back to its head at news, and not at the first look or without any', () => {
  page.scrollTop = 300;
  const { rerender } = renderHook(({ news }) => useTopOnNews(news), { initialProps: { news: '' } });
  rerender({ news: 'ACCEPTED' });
  rerender({ news: 'ACCEPTED' });
  expect(page.scrollTop).toBe(300);
  rerender({ news: 'PICKED UP' });
  expect(page.scrollTop).toBe(0);
  page.scrollTop = 300;
  rerender({ news: '' });
  expect(page.scrollTop).toBe(0);
});
