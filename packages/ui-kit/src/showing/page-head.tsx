import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface PageHeadProps {
  title: ReactNode;
  aside?: ReactNode;
  className?: string;
}

/** The page's only h1, and an element beside it. */
export function PageHead({ title, aside, className }: PageHeadProps) {
  return (
    <div className={classNames('ui-page-head', className)}>
      <h1>{title}</h1>
      {aside}
    </div>
  );
}
