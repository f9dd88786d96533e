import { z } from 'zod';
import { CSV, type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FILE_LANGUAGE, PAGES } from '../platform/paging.js';
import { ADMINISTRATORS } from '../platform/roles.js';
import { rideErrors } from './errors.js';
import * as routes from './list-file-routes.js';
import { incidentsQuery, ridesQuery } from './list-queries.js';

const endpoint = endpointWith(rideErrors);

export const listFileHttp = {
  exportRides: endpoint(routes.exportRides, {
    access: ADMINISTRATORS,
    summary: 'Everybody’s rides as CSV (UTF-8, no envelope), filtered and sorted as their list, written row by row.',
    query: ridesQuery.omit(PAGES).extend(FILE_LANGUAGE),
    produces: CSV,
    response: z.unknown(),
    status: 200,
    errors: [],
  }),
  exportIncidents: endpoint(routes.exportIncidents, {
    access: ADMINISTRATORS,
    summary: 'SOS incidents as CSV (UTF-8, no envelope), filtered and sorted as their list, written row by row.',
    query: incidentsQuery.omit(PAGES).extend(FILE_LANGUAGE),
    produces: CSV,
    response: z.unknown(),
    status: 200,
    errors: [],
  }),
} satisfies EndpointsOf<typeof routes>;
