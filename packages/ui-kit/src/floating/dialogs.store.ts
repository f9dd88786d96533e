import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { DialogProps } from './dialog-props';
import type { SidebarProps } from './sidebar-props';

interface DialogLibrary {
  OpenedDialog: ComponentType<DialogProps>;
  SidebarSheet: ComponentType<SidebarProps>;
}

/** The components of the dialog library, set by `dialogs.ts` once it has loaded. */
export const dialogsStore = create<{ library: DialogLibrary | undefined }>()(() => ({ library: undefined }));
