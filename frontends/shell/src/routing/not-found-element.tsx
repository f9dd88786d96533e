import { LoadedPart } from '@pothik/api-client';
import { partFailed } from '../page-parts/part-failed';

const notFound = () => import('./not-found');

/** Shown inside a layout at a path without a page. */
export const notFoundElement = <LoadedPart load={notFound} waiting={null} failed={partFailed} />;
