import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface TicketHalf {
  key: string;
  label: ReactNode;
  /** Money, Digits, or a text while waiting. */
  figure: ReactNode;
  icon?: ReactNode;
  /** Beside the figure, in small type: what it can be compared with. */
  note?: ReactNode;
  /** Not available yet: shown muted. */
  waiting?: boolean;
}

export interface TicketProps {
  /** Two halves: the fare and the start code. */
  halves: readonly TicketHalf[];
  foot?: ReactNode;
  footIcon?: ReactNode;
  className?: string;
}

/** Fare and start code of a ride in the largest type. */
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
            {half.note && <dd className="ui-ticket-note">{half.note}</dd>}
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
