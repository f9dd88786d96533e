import { pageLoader } from '@pothik/api-client';
import { PartFailed } from '../page-parts/part-failed';

/** A route's `lazy`: if the page's code does not load, an element with Retry is shown instead. */
export const page = pageLoader(PartFailed);
