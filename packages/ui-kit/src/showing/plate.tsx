import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** A number plate, as it reads. */
export function Plate({ big, className, children }: { big?: boolean; className?: string; children: ReactNode }) {
  return <span className={classNames('ui-plate', big && 'ui-big', className)}>{children}</span>;
}
