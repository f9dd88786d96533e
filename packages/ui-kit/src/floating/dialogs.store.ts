import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { DialogProps } from './dialog-props';
import type { SidebarProps } from './sidebar-props';

interface DialogLibrary {
  OpenedDialog: ComponentType<DialogProps>;
  SidebarSheet: ComponentType<SidebarProps>;
}

/** What dialogs are made of, once it is here: `dialogs.ts` says so. */
export const dialogsStore = create<{ library: DialogLibrary | undefined }>()(() => ({ library: undefined }));
