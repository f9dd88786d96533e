import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { IconButton } from '../actions/icon-button';
import type { SidebarProps } from '../floating/sidebar-props';
import { useDialogFocus } from '../floating/use-dialog-focus';
import { useUiText } from '../text/ui-text-provider';
import { SidebarInner } from './sidebar-inner';
import { useSidebar } from './sidebar-provider';

/** The sidebar as a sheet on a phone, in the dialog library's chunk: only `dialogs.ts` imports it. */
export function SidebarSheet(props: SidebarProps) {
  const { open, toggle, close } = useSidebar();
  const { text } = useUiText();
  const focus = useDialogFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={toggle}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="ui-sheet-overlay" />
        <RadixDialog.Content className="ui-sheet" aria-describedby={undefined} {...focus}>
          <RadixDialog.Title className="ui-visually-hidden">{props.label}</RadixDialog.Title>
          <IconButton label={text.close} className="ui-sheet-close" onClick={close}>
            <X aria-hidden="true" />
          </IconButton>
          <SidebarInner {...props} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
