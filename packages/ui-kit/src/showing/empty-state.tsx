import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface EmptyStateProps {
  title: ReactNode;
  /** An icon or drawing. */
  art?: ReactNode;
  action?: ReactNode;
  tone?: 'neutral' | 'danger';
  /** The level of the heading. */
  level?: 1 | 2 | 3;
  className?: string;
  /** What belongs here, and what to do. */
  children?: ReactNode;
}

/** Shown for an empty list: a title, what to do, one button. */
export function EmptyState({ title, art, action, tone, level = 2, className, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('ui-empty', tone === 'danger' && 'ui-bad', className)}>
      {art && (
        <span className="ui-empty-art" aria-hidden="true">
          {art}
        </span>
      )}
      <Heading>{title}</Heading>
      {children && <div className="ui-empty-text">{children}</div>}
      {action}
    </div>
  );
}
