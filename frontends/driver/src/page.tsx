import { type PageFailed, pageLoader } from '@pothik/api-client';
import { ErrorState } from '@pothik/ui-kit';
import type { ComponentProps } from 'react';
import { useDriverText } from './texts/driver-text';

function Failed({ onRetry, retrying }: ComponentProps<PageFailed>) {
  const text = useDriverText();
  return (
    <ErrorState className="ui-page" title={text.pageFailed} onRetry={onRetry} retrying={retrying}>
      {text.pageFailedText}
    </ErrorState>
  );
}

/** A route's `lazy`: when the page's code does not load, an error with Retry is shown instead. */
export const page = pageLoader(Failed);
