import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-control';

/** Several lines of text. */
export function TextArea({ className, ...attributes }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(attributes);
  return <textarea rows={3} {...attributes} {...wiring} className={classNames('ui-input ui-text-area', className)} />;
}
