import { RIDE_PARTY, RIDE_STATUS, type RideParty, type RideStatus, rideView } from '@pothik/contracts/ride';
import type { Projections } from '../projections/projection.types.js';
import { viewRide } from './ride.views.js';
import { DRIVER, driverProjection, NOW, RIDER, refusalOf, rideIn } from './rules/sample-ride.js';

const driver = driverProjection();
const projections: Projections = {
  people: new Map([
    [RIDER.id, { name: 'Rahim Uddin', phone: '01711111111', image: '' }],
    [DRIVER.id, { name: 'Karim Ali', phone: '01822222222', image: '' }],
  ]),
  drivers: new Map([[driver.id, driver]]),
  vehicles: new Map([
    [
      driver.vehicleId,
      { vehicleType: 'CNG', brand: 'Bajaj', model: 'RE 4S', vehicleLicense: 'DHAKA-D-11-9999', images: [] },
    ],
  ]),
};
const shown = (status: RideStatus) => ({
  ...rideIn(status),
  _id: '665000000000000000000005',
  createdAt: NOW,
  updatedAt: NOW,
});
const view = (status: RideStatus, party: RideParty) => viewRide(shown(status), party, projections);
const PARTIES = [RIDE_PARTY.RIDER, RIDE_PARTY.DRIVER, RIDE_PARTY.ADMINISTRATOR];
const ENGAGED = ['ACCEPTED', 'PICKED UP', 'IN TRANSIT'];

describe('a ride as it is shown', () => {
  it.each(Object.values(RIDE_STATUS))('matches the contract while %s', (status) => {
    for (const party of PARTIES) expect(rideView.strict().parse(view(status, party))).toEqual(view(status, party));
  });

  it('shows the code to its rider while ACCEPTED, and to nobody else ever', () => {
    const seen = Object.values(RIDE_STATUS).flatMap((status) =>
      PARTIES.filter((party) => view(status, party).startCode !== undefined).map((party) => `${party} ${status}`),
    );
    expect(seen).toEqual(['RIDER ACCEPTED']);
    expect(JSON.stringify(view('ACCEPTED', RIDE_PARTY.DRIVER))).not.toContain('482913');
  });

  it.each(Object.values(RIDE_STATUS))(
    'shows phones from ACCEPTED until the end, the plate as long, to administrators always: %s',
    (status) => {
      for (const party of PARTIES) {
        const { user, driver: shownDriver } = view(status, party);
        const engaged = ENGAGED.includes(status);
        expect([user.phone, shownDriver.user.phone]).toEqual(
          engaged ? ['01711111111', '01822222222'] : [undefined, undefined],
        );
        expect(shownDriver.vehicle.vehicleLicense).toBe(
          engaged || party === RIDE_PARTY.ADMINISTRATOR ? 'DHAKA-D-11-9999' : undefined,
        );
      }
    },
  );

  it('is unavailable while its vehicle’s projection is rebuilt', () => {
    const withoutVehicle = { ...projections, vehicles: new Map() };
    expect(refusalOf(() => viewRide(shown('REQUESTED'), RIDE_PARTY.RIDER, withoutVehicle))).toBe(
      'platform/unavailable',
    );
  });
});
