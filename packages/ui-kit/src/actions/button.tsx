import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary a screen; danger for SOS and refusals alone. */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  size?: 'medium' | 'large' | 'small';
  /** Red text on an outlined or quiet button: reject, suspend. */
  refusal?: boolean;
  /** Stands on the dark band. */
  onDeep?: boolean;
  /** As wide as its place. */
  block?: boolean;
  icon?: ReactNode;
  /** Works at the moment: turning ring, not pressable. */
  loading?: boolean;
  loadingText?: string;
  /** Lends its looks to its only child, e.g. a link. */
  asChild?: boolean;
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({
  variant = 'outline',
  size = 'medium',
  refusal,
  onDeep,
  block,
  icon,
  loading,
  loadingText,
  asChild,
  className,
  children,
  disabled,
  type,
  ...attributes
}: ButtonProps) {
  const names = classNames(
    'ui-button',
    `ui-${variant}`,
    size !== 'medium' && `ui-${size}`,
    { 'ui-refusal': refusal, 'ui-on-deep': onDeep, 'ui-block': block },
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={names} {...attributes}>
        {icon}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Slot.Root>
    );
  }
  return (
    <button
      type={type ?? 'button'}
      className={names}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...attributes}
    >
      {loading ? <Spinner /> : icon}
      {loading && loadingText ? loadingText : children}
    </button>
  );
}
