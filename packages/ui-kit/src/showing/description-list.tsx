import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface DescriptionListProps {
  items: readonly { term: string; description: ReactNode }[];
  className?: string;
}

/** Terms and descriptions, one per line. */
export function DescriptionList({ items, className }: DescriptionListProps) {
  return (
    <dl className={classNames('ui-description-list', className)}>
      {items.map((item) => (
        <div key={item.term}>
          <dt>{item.term}</dt>
          <dd>{item.description}</dd>
        </div>
      ))}
    </dl>
  );
}
