import { driverHttp } from '@pothik/contracts/driver';
import type { Endpoint } from '@pothik/contracts/platform';
import { rideHttp } from '@pothik/contracts/ride';
import { driverCalls, rideCalls } from './light-endpoints';

const lineOf = ({ method, path, body }: Endpoint) => ({ method, path, hasBody: body !== undefined });

const pairs = (light: Record<string, Endpoint>, declared: Record<string, Endpoint>): [string, Endpoint, Endpoint?][] =>
  Object.entries(light).map(([name, call]) => [name, call, declared[name]]);

it.each([...pairs(rideCalls, rideHttp), ...pairs(driverCalls, driverHttp)])(
  '%s is the contracts’ call, and has a body where theirs has one',
  (_name, light, declared) => {
    expect(declared && lineOf(declared)).toEqual(lineOf(light));
  },
);
