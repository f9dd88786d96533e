import { dialogsStore } from './floating/dialogs.store';
import { OpenedDialog } from './floating/opened-dialog';
import { SidebarSheet } from './sidebar/sidebar-sheet';

// Whoever imports this brings the library along: from then on every dialog opens at once.
dialogsStore.setState({ library: { OpenedDialog, SidebarSheet } });
