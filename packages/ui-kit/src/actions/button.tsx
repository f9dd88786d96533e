import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from './spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary button per screen; danger only for SOS and refusals. */
  variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  size?: 'medium' | 'large' | 'small';
  /** Red text on an outlined or quiet button: reject, suspend. */
  refusal?: boolean;
  /** For use on the dark band. */
  onDeep?: boolean;
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  /** Shows a spinner and disables the button. */
  loading?: boolean;
  loadingText?: string;
  /** Renders its only child, e.g. a link, with the button's style. */
  asChild?: boolean;
}

/** A button; with `asChild` a link styled as one. */
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
