import { pageLoader } from '@pothik/api-client';
import { PartFailed } from '../page-parts/part-failed';

/** A route's `lazy`: when the page's code does not come, its place offers to fetch it again. */
export const page = pageLoader(PartFailed);
