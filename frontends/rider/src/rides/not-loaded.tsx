import { NetworkFailure } from '@pothik/api-client';
import { ErrorState } from '@pothik/ui-kit';
import { useRiderText } from '../texts/rider-text';

/** What a page knows about something it asked for. */
export interface Asked {
  data: unknown;
  error: Error | null;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch(): unknown;
}

/** Nothing is here, and nothing comes by itself soon: the call failed, or waits for the network. */
export const isStuck = ({ data, error, fetchStatus }: Asked): boolean =>
  data === undefined && (error !== null || fetchStatus === 'paused');

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
