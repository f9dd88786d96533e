import { NetworkFailure, type QueryState } from '@pothik/api-client';
import { ErrorState } from '@pothik/ui-kit';
import { useRiderText } from '../texts/rider-text';

/** What a page knows about something it asked for. */
export interface Asked extends QueryState {
  refetch(): unknown;
}

/** Says what keeps a part from coming, and offers to fetch it again; offline it comes by itself later. */
export function NotLoaded({ title, asked }: { title: string; asked: Asked }) {
  const text = useRiderText();
  const { error, fetchStatus, refetch } = asked;
  if (fetchStatus === 'paused') return <ErrorState title={text.offline}>{text.offlineText}</ErrorState>;
  const cutOff = error instanceof NetworkFailure;
  return (
    <ErrorState
      title={cutOff ? text.noConnection : title}
      onRetry={() => void refetch()}
      retrying={fetchStatus === 'fetching'}
    >
      {cutOff ? text.noConnectionText : text.pageFailedText}
    </ErrorState>
  );
}
