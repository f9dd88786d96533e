import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { LIST_FILE } from '../platform/list-file.js';
import { FILE_LANGUAGE, PAGES } from '../platform/paging.js';
import { rideErrors } from './errors.js';
import * as routes from './list-file-routes.js';
import { incidentsQuery, ridesQuery } from './list-queries.js';

const endpoint = endpointWith(rideErrors);

export const listFileHttp = {
  exportRides: endpoint(routes.exportRides, {
    ...LIST_FILE,
    summary: 'Everybody’s rides as CSV (UTF-8, no envelope), filtered and sorted as their list, written row by row.',
    query: ridesQuery.omit(PAGES).extend(FILE_LANGUAGE),
  }),
  exportIncidents: endpoint(routes.exportIncidents, {
    ...LIST_FILE,
    summary: 'SOS incidents as CSV (UTF-8, no envelope), filtered and sorted as their list, written row by row.',
    query: incidentsQuery.omit(PAGES).extend(FILE_LANGUAGE),
  }),
} satisfies EndpointsOf<typeof routes>;
