import { type PageFailed, pageLoader } from '@pothik/api-client';
import { ErrorState } from '@pothik/ui-kit';
import type { ComponentProps } from 'react';
import { useRiderText } from './texts/rider-text';

function Failed({ onRetry, retrying }: ComponentProps<PageFailed>) {
  const text = useRiderText();
  return (
    <ErrorState title={text.pageFailed} onRetry={onRetry} retrying={retrying}>
      {text.pageFailedText}
    </ErrorState>
  );
}

/** A route's `lazy`: when the page's code does not load, an error with Retry is shown instead. */
export const page = pageLoader(Failed);
