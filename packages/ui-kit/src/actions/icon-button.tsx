import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown on hover. */
  label: string;
  variant?: 'primary' | 'outline' | 'quiet';
  /** Renders its only child, e.g. a link around the icon, with the button's style. */
  asChild?: boolean;
}

/** A square button with one icon. */
export function IconButton({ label, variant = 'quiet', asChild, className, type, ...attributes }: IconButtonProps) {
  const shared = {
    'aria-label': label,
    title: label,
    className: classNames('ui-button ui-icon', `ui-${variant}`, className),
    ...attributes,
  };
  return asChild ? <Slot.Root {...shared} /> : <button type={type ?? 'button'} {...shared} />;
}
