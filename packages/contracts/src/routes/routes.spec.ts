import { authHttp } from '../auth/http.js';
import { ENDPOINTS } from '../catalogue/endpoints.js';
import { driverHttp } from '../driver/http.js';
import { notificationHttp } from '../notification/http.js';
import { type EndpointsOf, endpointWith, nameOfCall } from '../platform/endpoint.js';
import { rideErrors } from '../ride/errors.js';
import { rideHttp } from '../ride/http.js';
import { userHttp } from '../user/http.js';
import { authRoutes, driverRoutes, notificationRoutes, type RouteData, rideRoutes, userRoutes } from './index.js';

/** Names that only one of the two tables has. */
const differences = (left: object, right: object): string[] => [
  ...Object.keys(left).filter((name) => !(name in right)),
  ...Object.keys(right).filter((name) => !(name in left)),
];

describe('the routes of an owner', () => {
  it.each([
    ['auth', authRoutes, authHttp],
    ['driver', driverRoutes, driverHttp],
    ['notification', notificationRoutes, notificationHttp],
    ['ride', rideRoutes, rideHttp],
    ['user', userRoutes, userHttp],
  ])('%s are exactly its endpoints', (owner, routes, endpoints) => {
    expect(differences(routes, endpoints)).toEqual([]);
    for (const [name, route] of Object.entries(routes)) {
      expect(route).toMatchObject({ owner, name });
      expect(endpoints).toMatchObject({ [name]: route });
    }
  });

  it('have a body exactly where the endpoint has a schema for it', () => {
    const wrong = ENDPOINTS.filter(({ hasBody, body }) => (hasBody === true) !== (body !== undefined));
    expect(wrong.map(nameOfCall)).toEqual([]);
  });
});

/** The type check fails when one of the marked lines compiles. */
describe('the compiler refuses', () => {
  const { getRide, ...others } = rideHttp;

  it('a table that lacks the endpoint of a route', () => {
    // @ts-expect-error getRide is missing
    const lacking = others satisfies EndpointsOf<typeof rideRoutes>;
    expect(differences(rideRoutes, lacking)).toEqual(['getRide']);
  });

  it('a table with an endpoint that has no route', () => {
    // @ts-expect-error there is no route of that name
    const exceeding = { ...rideHttp, planted: getRide } satisfies EndpointsOf<typeof rideRoutes>;
    expect(differences(rideRoutes, exceeding)).toEqual(['planted']);
  });

  it('an endpoint under the name of another route', () => {
    // @ts-expect-error it is the route of getRide
    const misnamed = { ...others, getRide: rideHttp.currentRide } satisfies EndpointsOf<typeof rideRoutes>;
    expect(misnamed.getRide.name).toBe('currentRide');
  });

  it('an endpoint without the body that its route sends', () => {
    const { body: _left, ...definition } = rideHttp.setFare;
    // @ts-expect-error the schema of the body is missing
    const bodiless = endpointWith(rideErrors)(rideRoutes.setFare, definition);
    expect(bodiless).not.toHaveProperty('body');
  });

  it('a type of the answer that is not the endpoint’s', () => {
    // @ts-expect-error the number of the last entry is a number
    const wrong: Pick<RouteData<typeof notificationRoutes.feed>, 'last'> = { last: 'seven' };
    expect(notificationHttp.feed.response.safeParse({ entries: [], readUpTo: 0, ...wrong }).success).toBe(false);
  });
});
