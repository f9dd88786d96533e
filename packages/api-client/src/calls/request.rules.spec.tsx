import { driverRoutes, rideRoutes, userRoutes } from '@pothik/contracts/routes';
import { addressOf, requestOf } from './request.rules';

const ride = '0123456789abcdef01234567';

describe('the request of a call', () => {
  it('fills the path and sends the rest of a GET as query, lists joined by commas, empty values left out', () => {
    expect(addressOf(rideRoutes.getRide, { rideId: ride })).toBe(`/api/v1/ride/${ride}`);
    const query = { rideStatus: ['COMPLETED', 'CANCELLED'], page: 2, searchTerm: '', sort: undefined };
    expect(addressOf(rideRoutes.rides, query)).toBe('/api/v1/ride/rides?rideStatus=COMPLETED%2CCANCELLED&page=2');
  });

  it('sends the rest of a command as JSON, without the path’s parameters, with its idempotency key', () => {
    const request = requestOf(driverRoutes.update, { id: ride, availabilityStatus: 'ONLINE' }, 'key-1');
    expect(request).toMatchObject({ method: 'PATCH', body: '{"availabilityStatus":"ONLINE"}' });
    expect(new Headers(request.headers).get('idempotency-key')).toBe('key-1');
    expect(new Headers(request.headers).get('content-type')).toBe('application/json');
  });

  it('says that a page makes the call, whatever the call does', () => {
    const requests = [
      requestOf(userRoutes.getMe, {}, ''),
      requestOf(rideRoutes.sendSos, { rideId: ride }, 'key-1'),
      requestOf(userRoutes.update, {}, 'key-1', [new File(['x'], 'me.png', { type: 'image/png' })]),
    ];
    expect(requests.map(({ headers }) => new Headers(headers).get('x-pothik-page'))).toEqual(['1', '1', '1']);
  });

  it('sends no body where the contract has none', () => {
    expect(requestOf(rideRoutes.sendSos, { rideId: ride }, 'key-1').body).toBeNull();
  });

  it('sends files as multipart with the JSON in data', () => {
    const picture = new File(['x'], 'me.png', { type: 'image/png' });
    const form = requestOf(userRoutes.update, { name: 'Karim' }, 'key-1', [picture]).body as FormData;
    expect(form.get('data')).toBe('{"name":"Karim"}');
    expect((form.get('file') as File).name).toBe('me.png');
  });

  it('refuses to be built without a path parameter', () => {
    expect(() => addressOf(rideRoutes.getRide, {})).toThrow('needs rideId');
  });
});
