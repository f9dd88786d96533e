import { useEffect, useRef } from 'react';

/**
 * Shows the head of the page again once `news` changes: whoever scrolled down would not see what happened.
 * @param news '' while there is nothing to tell of
 */
export function useTopOnNews(news: string): void {
  const shown = useRef('');
  useEffect(() => {
    const before = shown.current;
    shown.current = news;
    if (before !== '' && before !== news) document.documentElement.scrollTop = 0;
  }, [news]);
}
