import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { LANGUAGES } from '../platform/language.js';
import { latitudeQuery, longitudeQuery, point, wholePoint } from '../platform/point.js';
import { ROLE } from '../platform/roles.js';
import { text } from '../platform/text.js';
import { rideErrors } from './errors.js';
import { LOCATION_MAXIMUM } from './limits.js';
import { SAVED_PLACE } from './place-kind.js';
import * as routes from './place-routes.js';
import { foundPlace, foundPlaces, ownPlaces, wayLine } from './place-views.js';

const oneLabel = z.object({ label: z.enum(SAVED_PLACE) });

const endpoint = endpointWith(rideErrors);

export const placeHttp = {
  searchPlaces: endpoint(routes.searchPlaces, {
    access: 'SIGNED_IN',
    summary: 'Places by what a person types, in either script, best first; nearer ones first when a point is given.',
    query: z
      .strictObject({
        text: text(1, LOCATION_MAXIMUM, FORM_MESSAGES.placeTextRequired),
        language: z.enum(LANGUAGES).optional(),
        /** Both or neither. */
        lat: z.optional(latitudeQuery),
        lng: z.optional(longitudeQuery),
      })
      .check(wholePoint),
    response: foundPlaces,
    status: 200,
    errors: [],
  }),
  placeAt: endpoint(routes.placeAt, {
    access: 'SIGNED_IN',
    summary: 'The place nearest to a point, or null where nothing is known nearby.',
    query: z.strictObject({ lat: latitudeQuery, lng: longitudeQuery, language: z.enum(LANGUAGES).optional() }),
    response: foundPlace.nullable(),
    status: 200,
    errors: [],
  }),
  wayBetween: endpoint(routes.wayBetween, {
    access: 'SIGNED_IN',
    summary: 'The line along the roads from one point to another, for a map; null where no roads are known.',
    query: z.strictObject({
      fromLat: latitudeQuery,
      fromLng: longitudeQuery,
      toLat: latitudeQuery,
      toLng: longitudeQuery,
    }),
    response: wayLine,
    status: 200,
    errors: [],
  }),
  ownPlaces: endpoint(routes.ownPlaces, {
    access: [ROLE.RIDER],
    summary: 'One’s own saved places, and where one rode lately.',
    response: ownPlaces,
    status: 200,
    errors: [],
  }),
  savePlace: endpoint(routes.savePlace, {
    access: [ROLE.RIDER],
    summary: 'Save one’s home or work; an earlier one is replaced.',
    params: oneLabel,
    body: z.strictObject({
      name: text(1, LOCATION_MAXIMUM, FORM_MESSAGES.placeTextRequired),
      point: z.optional(point),
    }),
    response: ownPlaces,
    status: 200,
    errors: [],
    takesKey: false,
  }),
  forgetPlace: endpoint(routes.forgetPlace, {
    access: [ROLE.RIDER],
    summary: 'Remove one’s home or work.',
    params: oneLabel,
    response: ownPlaces,
    status: 200,
    errors: [],
    takesKey: false,
  }),
} satisfies EndpointsOf<typeof routes>;
