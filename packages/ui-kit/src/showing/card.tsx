import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface CardProps {
  title?: ReactNode;
  /** Shown beside the title, e.g. an edit button. */
  actions?: ReactNode;
  /** Without padding, for tables and lists. */
  flush?: boolean;
  as?: 'section' | 'div' | 'article' | 'li';
  className?: string;
  children?: ReactNode;
}

/** A bordered surface that groups related content. */
export function Card({ title, actions, flush, as: Element = 'section', className, children }: CardProps) {
  return (
    <Element className={classNames('ui-card', flush && 'ui-flush', className)}>
      {(title || actions) && (
        <div className="ui-card-head">
          {title && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
