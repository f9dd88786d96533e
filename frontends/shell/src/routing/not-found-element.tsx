import { LoadedPart } from '@pothik/api-client';
import { partFailed } from '../page-parts/part-failed';

const notFound = () => import('./not-found');

/** What stands inside a layout at a path that is no page. */
export const notFoundElement = <LoadedPart load={notFound} waiting={null} failed={partFailed} />;
