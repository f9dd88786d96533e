import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Renders its only child, e.g. the router's link, with the link's style. */
  asChild?: boolean;
}

/** An underlined link in running text. */
export function TextLink({ asChild, className, ...attributes }: TextLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return <Element className={classNames('ui-link', className)} {...attributes} />;
}
