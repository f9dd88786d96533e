import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { LIST_FILE } from '../platform/list-file.js';
import { listQuery, pageOf } from '../platform/paging.js';
import { ADMINISTRATORS } from '../platform/roles.js';
import { identifier, text } from '../platform/text.js';
import { rideErrors } from './errors.js';
import { LOCATION_MAXIMUM } from './limits.js';
import { operatorPlaceForm } from './operator-place-form.js';
import * as routes from './operator-place-routes.js';
import { operatorPlaceView, placesImport, unknownPlaces } from './operator-place-views.js';
import { OPERATOR_PLACE_KIND } from './place-kind.js';

const onePlace = z.object({ placeId: identifier });

const endpoint = endpointWith(rideErrors);

export const operatorPlaceHttp = {
  operatorPlaces: endpoint(routes.operatorPlaces, {
    access: ADMINISTRATORS,
    summary: 'The operator’s places, found by a part of any of their names; without removed ones.',
    query: listQuery(['name', 'createdAt', 'updatedAt'], { kind: z.enum(OPERATOR_PLACE_KIND).optional() }),
    response: pageOf(operatorPlaceView),
    status: 200,
    errors: [],
  }),
  addPlace: endpoint(routes.addPlace, {
    access: ADMINISTRATORS,
    summary: 'Add a place, which searches find at once. Its name is taken within 300 m of it.',
    body: operatorPlaceForm,
    response: operatorPlaceView,
    status: 201,
    errors: ['ride/place-twin', 'ride/place-outside-zones'],
  }),
  changePlace: endpoint(routes.changePlace, {
    access: ADMINISTRATORS,
    summary: 'Change a place on the version that was seen.',
    params: onePlace,
    body: z.strictObject({ ...operatorPlaceForm.shape, version: z.int() }),
    response: operatorPlaceView,
    status: 200,
    errors: ['ride/place-not-found', 'ride/place-changed', 'ride/place-twin', 'ride/place-outside-zones'],
  }),
  removePlace: endpoint(routes.removePlace, {
    access: ADMINISTRATORS,
    summary: 'Remove a place: searches find it no more. It can be brought back; removing it again changes nothing.',
    params: onePlace,
    response: operatorPlaceView,
    status: 200,
    errors: ['ride/place-not-found'],
  }),
  bringPlaceBack: endpoint(routes.bringPlaceBack, {
    access: ADMINISTRATORS,
    summary: 'Bring a removed place back as it was.',
    params: onePlace,
    response: operatorPlaceView,
    status: 200,
    errors: ['ride/place-not-found', 'ride/place-twin'],
  }),
  exportPlaces: endpoint(routes.exportPlaces, {
    ...LIST_FILE,
    summary: 'The operator’s places as CSV (UTF-8, no envelope), by their names; without removed ones.',
  }),
  importPlaces: endpoint(routes.importPlaces, {
    access: ADMINISTRATORS,
    summary:
      'Add and change places by a CSV file as it is exported; `isTrial` says what it would change. With a wrong line nothing is stored. Places that it does not name stay.',
    body: z.strictObject({ isTrial: z.boolean() }),
    response: placesImport,
    status: 200,
    errors: ['ride/places-file-missing', 'ride/places-file-too-large', 'ride/place-changed', 'ride/place-twin'],
    takesKey: false,
  }),
  unknownPlaces: endpoint(routes.unknownPlaces, {
    access: ADMINISTRATORS,
    summary:
      'What at least three riders wrote as a place within 90 days and no search knows, the most frequent first; without dismissed ones.',
    response: unknownPlaces,
    status: 200,
    errors: [],
  }),
  dismissUnknownPlace: endpoint(routes.dismissUnknownPlace, {
    access: ADMINISTRATORS,
    summary: 'Offer such a text no more, or again.',
    body: z.strictObject({
      text: text(1, LOCATION_MAXIMUM, FORM_MESSAGES.placeTextRequired),
      isDismissed: z.boolean(),
    }),
    response: unknownPlaces,
    status: 200,
    errors: [],
    takesKey: false,
  }),
} satisfies EndpointsOf<typeof routes>;
