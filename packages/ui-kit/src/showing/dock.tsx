import type { ReactNode } from 'react';
import { classNames } from '../class-names';

/** The page's actions: fixed at the bottom on a phone, in the flow from 1024 px. */
export function Dock({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('ui-dock', className)}>{children}</div>;
}
