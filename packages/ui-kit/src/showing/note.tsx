import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface NoteProps {
  tone?: 'neutral' | 'progress' | 'warning' | 'danger' | 'info';
  icon?: ReactNode;
  /** Read out at once, e.g. for a refusal. */
  alert?: boolean;
  /** At the end, e.g. a number to call. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A remark inside a card or form. */
export function Note({ tone = 'neutral', icon, alert, action, className, children }: NoteProps) {
  return (
    <div role={alert ? 'alert' : undefined} className={classNames('ui-note', `ui-${tone}`, className)}>
      {icon}
      <div>{children}</div>
      {action}
    </div>
  );
}
