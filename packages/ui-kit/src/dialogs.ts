import { dialogsStore } from './floating/dialogs.store';
import { OpenedDialog } from './floating/opened-dialog';
import { SidebarSheet } from './sidebar/sidebar-sheet';

// Importing this module bundles the dialog library with the importer, so that every dialog opens at once.
dialogsStore.setState({ library: { OpenedDialog, SidebarSheet } });
