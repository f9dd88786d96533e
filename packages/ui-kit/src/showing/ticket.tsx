import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface TicketHalf {
  key: string;
  label: ReactNode;
  /** Money, Digits, or what is waited for. */
  figure: ReactNode;
  icon?: ReactNode;
  /** Not there yet: the figure is muted. */
  waiting?: boolean;
}

export interface TicketProps {
  /** Two: what is agreed, and what proves it. */
  halves: readonly TicketHalf[];
  foot?: ReactNode;
  footIcon?: ReactNode;
  className?: string;
}

/** One agreement in the largest figures there are: fare and code. */
export function Ticket({ halves, foot, footIcon, className }: TicketProps) {
  return (
    <section className={classNames('ui-ticket', className)}>
      <dl className="ui-ticket-halves">
        {halves.map((half) => (
          <div key={half.key} className={classNames('ui-ticket-half', half.waiting && 'ui-waiting')}>
            <dt>
              {half.icon}
              {half.label}
            </dt>
            <dd>{half.figure}</dd>
          </div>
        ))}
      </dl>
      {foot && (
        <div className="ui-ticket-foot">
          {footIcon}
          <div>{foot}</div>
        </div>
      )}
    </section>
  );
}
