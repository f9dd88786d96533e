import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: spoken, and shown under the pointer. */
  label: string;
  variant?: 'primary' | 'outline' | 'quiet';
  /** Lends its looks to its only child, e.g. a link around the icon. */
  asChild?: boolean;
}

/** A square button of one icon. */
export function IconButton({ label, variant = 'quiet', asChild, className, type, ...attributes }: IconButtonProps) {
  const shared = {
    'aria-label': label,
    title: label,
    className: classNames('ui-button ui-icon', `ui-${variant}`, className),
    ...attributes,
  };
  return asChild ? <Slot.Root {...shared} /> : <button type={type ?? 'button'} {...shared} />;
}
