import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** The green becomes fuller as a ride progresses: agreed (outline), arrived (tint), moving (solid), done (neutral). */
export type StatusTone = 'waiting' | 'agreed' | 'arrived' | 'moving' | 'done' | 'ended' | 'refused';

export interface StatusPillProps {
  tone: StatusTone;
  icon?: ReactNode;
  className?: string;
  /** The product's own word, e.g. PICKED UP; CSS shows it in sentence case. */
  children: ReactNode;
}

/** A status as colour, icon and word. */
export function StatusPill({ tone, icon, className, children }: StatusPillProps) {
  return (
    <span className={classNames('ui-pill', `ui-${tone}`, className)}>
      {icon}
      <span className="ui-pill-word">{children}</span>
    </span>
  );
}
