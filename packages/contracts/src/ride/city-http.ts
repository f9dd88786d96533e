import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import * as routes from './city-routes.js';
import { cityView, minimumFare } from './city-views.js';
import { rideErrors } from './errors.js';
import { tariffForm, zoneForm } from './tariff-forms.js';

/** The identifier of a city is a word, such as `dhaka`: it is configuration. */
const oneCity = z.object({ cityId: z.string().regex(/^[a-z]{2,40}$/) });

const endpoint = endpointWith(rideErrors);

export const cityHttp = {
  cities: endpoint(routes.cities, {
    access: ADMINISTRATORS,
    summary: 'Cities with their zones and every version of their tariffs.',
    response: z.array(cityView),
    status: 200,
    errors: [],
  }),
  minimumFares: endpoint(routes.minimumFares, {
    access: [ROLE.RIDER],
    summary:
      'The least that a ride of each vehicle type costs now, in whatever city: where an offer without points begins.',
    response: z.array(minimumFare),
    status: 200,
    errors: [],
  }),
  addTariff: endpoint(routes.addTariff, {
    access: [ROLE.SUPER_ADMIN],
    summary: 'Add a version to a vehicle type’s tariff. Rides that were asked before keep theirs.',
    params: oneCity,
    body: tariffForm,
    response: cityView,
    status: 201,
    errors: ['ride/city-not-found', 'ride/city-changed', 'ride/tariff-too-early'],
  }),
  changeZone: endpoint(routes.changeZone, {
    access: [ROLE.SUPER_ADMIN],
    summary: 'Change a city’s outline. Rides that were asked before keep their estimates.',
    params: oneCity,
    body: zoneForm,
    response: cityView,
    status: 200,
    errors: ['ride/city-not-found', 'ride/city-changed', 'ride/zone-crosses-itself'],
  }),
} satisfies EndpointsOf<typeof routes>;
