import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../actions/icon-button';
import { classNames } from '../class-names';
import { useUiText } from '../text/ui-text-provider';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons; two stand side by side. */
  footer?: ReactNode;
  size?: 'medium' | 'narrow';
  /** False: no close button, no Esc, no tap outside. */
  dismissable?: boolean;
  className?: string;
}

const refuse = (event: Event) => event.preventDefault();

/**
 * The dialog itself is focused, not its close button: its title is read, and no keyboard jumps up on a phone. Closing
 * gives the focus back to whatever had it, because these dialogs are opened by state and know no trigger.
 */
function useDialogFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current = document.activeElement;
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

/** A question or form over the page; on a phone it rises from the bottom. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'medium', dismissable = true } = props;
  const { text } = useUiText();
  const focus = useDialogFocus();
  const locks = dismissable ? {} : { onEscapeKeyDown: refuse, onInteractOutside: refuse };
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
