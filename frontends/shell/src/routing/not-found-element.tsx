import { LoadedPart } from '../federation/loaded-part';

const notFound = () => import('./not-found');

/** What stands inside a layout at a path that is no page. */
export const notFoundElement = <LoadedPart load={notFound} waiting={null} />;
