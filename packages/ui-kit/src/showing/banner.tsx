import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface BannerProps {
  tone?: 'neutral' | 'info' | 'warning' | 'danger';
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One sentence across the full width of the page, e.g. that the browser is offline. */
export function Banner({ tone = 'neutral', icon, action, className, children }: BannerProps) {
  return (
    <div role="status" className={classNames('ui-banner', `ui-${tone}`, className)}>
      {icon}
      <span>{children}</span>
      {action}
    </div>
  );
}
