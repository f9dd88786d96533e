import './styles.css';

/** What a rider's home page begins with. */
export { WhereTo as Component } from './features/booking/where-to/where-to';
