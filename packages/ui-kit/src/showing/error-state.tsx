import { PlugZap, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { useUiText } from '../text/ui-text-provider';
import { EmptyState, type EmptyStateProps } from './empty-state';

export interface ErrorStateProps {
  title: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** What to quote when asking for help, e.g. the request's id. */
  reference?: string | undefined;
  /** The level of the heading: 1 in place of a whole page. */
  level?: EmptyStateProps['level'];
  className?: string;
  children?: ReactNode;
}

/** Shown for a part that failed while the rest of the page works. */
export function ErrorState({ title, onRetry, retrying, reference, level, className, children }: ErrorStateProps) {
  const { text } = useUiText();
  const retry = onRetry && (
    <Button variant="primary" icon={<RotateCw aria-hidden="true" />} loading={retrying} onClick={onRetry}>
      {text.retry}
    </Button>
  );
  return (
    <div role="alert" className={className}>
      <EmptyState title={title} tone="danger" art={<PlugZap />} action={retry} {...(level ? { level } : {})}>
        {children}
      </EmptyState>
      {reference && <p className="ui-reference">{reference}</p>}
    </div>
  );
}
