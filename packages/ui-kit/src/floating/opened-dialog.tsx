import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { useUiText } from '../text/ui-text-provider';
import type { DialogProps } from './dialog-props';
import { useDialogFocus } from './use-dialog-focus';

const refuse = (event: Event) => event.preventDefault();

/** Escape closes the open list of a field first, and the dialog the next time. */
const listFirst = (event: KeyboardEvent) => {
  if (event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')) refuse(event);
};

/** The dialog itself, in the dialog library's chunk: only `dialogs.ts` imports it. */
export function OpenedDialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'medium', dismissable = true } = props;
  const { text } = useUiText();
  const focus = useDialogFocus();
  const locks = dismissable ? { onEscapeKeyDown: listFirst } : { onEscapeKeyDown: refuse, onInteractOutside: refuse };
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="ui-overlay">
          <RadixDialog.Content
            className={classNames('ui-dialog', size === 'narrow' && 'ui-narrow', props.className)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...focus}
            {...locks}
          >
            <div className="ui-dialog-top">
              <RadixDialog.Title>{title}</RadixDialog.Title>
              {dismissable && (
                <RadixDialog.Close asChild>
                  <IconButton label={text.close}>
                    <X aria-hidden="true" />
                  </IconButton>
                </RadixDialog.Close>
              )}
            </div>
            <div className="ui-dialog-body">
              {description && (
                <RadixDialog.Description asChild>
                  <div className="ui-dialog-description">{description}</div>
                </RadixDialog.Description>
              )}
              {children}
            </div>
            {footer && <div className="ui-dialog-bottom">{footer}</div>}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
