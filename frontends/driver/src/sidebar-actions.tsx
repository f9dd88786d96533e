import './styles.css';

/** The foot of a driver's sidebar: SOS and the availability switch. */
export { SidebarActions as Component } from './availability/sidebar-actions';
