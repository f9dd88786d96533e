import { ErrorState } from '@pothik/ui-kit';
import { useDriverText } from '../texts/driver-text';

interface LoadFailedProps {
  title: string;
  /** The query that Retry repeats. */
  query: { refetch(): unknown; isFetching: boolean };
  className?: string;
}

/** A part of a page that did not load, with Retry; the rest of the page works. */
export function LoadFailed({ title, query, className }: LoadFailedProps) {
  const { pageFailedText } = useDriverText();
  return (
    <ErrorState
      title={title}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
      {...(className ? { className } : {})}
    >
      {pageFailedText}
    </ErrorState>
  );
}
