import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface StatProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  trend?: 'up' | 'down';
  className?: string;
}

/** One number and what it counts. */
export function Stat({ label, value, note, trend, className }: StatProps) {
  return (
    <div className={classNames('ui-stat', className)}>
      <span className="ui-stat-label">{label}</span>
      <span className="ui-stat-value">{value}</span>
      {note && (
        <span className={classNames('ui-stat-note', trend && `ui-${trend}`)}>
          {trend === 'up' && <ArrowUpRight aria-hidden="true" />}
          {trend === 'down' && <ArrowDownRight aria-hidden="true" />}
          {note}
        </span>
      )}
    </div>
  );
}
