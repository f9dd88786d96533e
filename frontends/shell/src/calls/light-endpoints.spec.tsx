import { driverHttp } from '@pothik/contracts/driver';
import { rideHttp } from '@pothik/contracts/ride';
import { lightEndpoints } from './light-endpoints';

it('the first pages’ calls are the contracts’ calls', () => {
  const declared = { currentRide: rideHttp.currentRide, drivers: driverHttp.drivers };
  for (const [name, { method, path }] of Object.entries(lightEndpoints)) {
    const contract = declared[name as keyof typeof declared];
    expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
  }
});
