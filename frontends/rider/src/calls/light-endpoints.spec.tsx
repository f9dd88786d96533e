import type { Endpoint } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { rideCalls } from './light-endpoints';

const lineOf = ({ method, path, body }: Endpoint) => ({ method, path, hasBody: body !== undefined });

const declared: Record<string, Endpoint> = rideHttp;

it.each(Object.entries<Endpoint>(rideCalls))(
  '%s is the contracts’ call, and has a body where theirs has one',
  (name, light) => {
    const call = declared[name];
    expect(call && lineOf(call)).toEqual(lineOf(light));
  },
);
