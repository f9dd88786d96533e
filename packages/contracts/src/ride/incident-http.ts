import { z } from 'zod';
import { type EndpointsOf, endpointWith } from '../platform/endpoint.js';
import { FORM_MESSAGES } from '../platform/form-messages.js';
import { pageOf } from '../platform/paging.js';
import { ADMINISTRATORS, ROLE } from '../platform/roles.js';
import { identifier, lines, moment } from '../platform/text.js';
import { rideErrors } from './errors.js';
import * as routes from './incident-routes.js';
import { incidentsQuery } from './list-queries.js';
import { INCIDENT_STATUS } from './status.js';
import { incidentView, ownIncidentView } from './views.js';

const oneRide = z.object({ rideId: identifier });
const oneIncident = z.object({ id: identifier });
const incidentNote = z.strictObject({ note: lines(3, 300, FORM_MESSAGES.noteRequired) });

const endpoint = endpointWith(rideErrors);

export const incidentHttp = {
  sendSos: endpoint(routes.sendSos, {
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary: 'Raise an incident while PICKED UP or IN TRANSIT. The answer means it is stored.',
    params: oneRide,
    response: z.object({ _id: identifier, status: z.enum(INCIDENT_STATUS), createdAt: moment, updatedAt: moment }),
    status: 200,
    errors: ['ride/not-found', 'ride/sos-not-active', 'request/too-many'],
    isNeverLimited: true,
    takesActAge: true,
  }),
  ownIncident: endpoint(routes.ownIncident, {
    access: [ROLE.RIDER, ROLE.DRIVER],
    summary:
      'The caller’s own unresolved SOS of a ride, or null. Nobody reads the other party’s, who may be the danger.',
    params: oneRide,
    response: ownIncidentView.nullable(),
    status: 200,
    errors: ['request/too-many'],
    isNeverLimited: true,
  }),
  incidents: endpoint(routes.incidents, {
    access: ADMINISTRATORS,
    summary: 'SOS incidents, newest first; of one ride, or of a person as rider or driver, if they are named.',
    query: incidentsQuery,
    response: pageOf(incidentView),
    status: 200,
    errors: [],
    isNeverLimited: true,
  }),
  acknowledgeIncident: endpoint(routes.acknowledgeIncident, {
    access: ADMINISTRATORS,
    summary: 'Say that somebody looks after the incident.',
    params: oneIncident,
    response: incidentView,
    status: 200,
    errors: ['ride/incident-not-found', 'ride/incident-already'],
    isNeverLimited: true,
  }),
  noteIncident: endpoint(routes.noteIncident, {
    access: ADMINISTRATORS,
    summary: 'Write what was done about an incident in hand; nobody is alarmed again for some minutes.',
    params: oneIncident,
    body: incidentNote,
    response: incidentView,
    status: 200,
    errors: ['ride/incident-not-found', 'ride/incident-not-in-hand'],
    isNeverLimited: true,
  }),
  resolveIncident: endpoint(routes.resolveIncident, {
    access: ADMINISTRATORS,
    summary: 'Close the incident with a note.',
    params: oneIncident,
    body: incidentNote,
    response: incidentView,
    status: 200,
    errors: ['ride/incident-not-found', 'ride/incident-already'],
    isNeverLimited: true,
  }),
} satisfies EndpointsOf<typeof routes>;
