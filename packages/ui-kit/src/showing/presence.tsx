import type { ReactNode } from 'react';
import { classNames } from '../class-names';

export interface PresenceProps {
  online: boolean;
  className?: string;
  children: ReactNode;
}

/** A dot, filled when online, with a label. */
export function Presence({ online, className, children }: PresenceProps) {
  return <span className={classNames('ui-presence', online && 'ui-on', className)}>{children}</span>;
}
