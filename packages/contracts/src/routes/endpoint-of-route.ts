import type { authHttp } from '../auth/http.js';
import type { driverHttp } from '../driver/http.js';
import type { notificationHttp } from '../notification/http.js';
import type { Data, Endpoint, RawInput } from '../platform/endpoint.js';
import type { Owner } from '../platform/owners.js';
import type { Route } from '../platform/route.js';
import type { rideHttp } from '../ride/http.js';
import type { userHttp } from '../user/http.js';

interface Endpoints extends Record<Owner, object> {
  auth: typeof authHttp;
  driver: typeof driverHttp;
  notification: typeof notificationHttp;
  ride: typeof rideHttp;
  user: typeof userHttp;
}

type EndpointNamed<O extends Owner, Name> = Name extends keyof Endpoints[O] ? Endpoints[O][Name] : never;

/** The endpoint of a route, found by owner and name. Only a type: no schema is loaded. */
type EndpointOfRoute<R extends Route> = EndpointNamed<R['owner'], R['name']>;

/** What a caller of the route sends. */
export type RouteInput<R extends Route> = RawInput<EndpointOfRoute<R>>;
/** `data` as a caller of the route receives it. */
export type RouteData<R extends Route> = EndpointOfRoute<R> extends infer E extends Endpoint ? Data<E> : never;
