import { keepsOffline } from './keeps-offline.rules.js';

it('another type, plate or licence keeps the driver OFFLINE, brand and model alone do not', () => {
  for (const field of ['vehicleType', 'vehicleLicense', 'licenseNumber'])
    expect(keepsOffline(['brand', field])).toBe(true);
  expect(keepsOffline(['brand', 'model'])).toBe(false);
});
