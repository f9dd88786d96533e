import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

export interface ChipProps extends ComponentProps<'button'> {
  pressed: boolean;
  icon?: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, icon, className, children, ...attributes }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} className={classNames('ui-chip', className)} {...attributes}>
      {icon}
      {children}
    </button>
  );
}
