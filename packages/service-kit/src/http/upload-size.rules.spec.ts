import { driverHttp } from '@pothik/contracts/driver';
import { IMAGE_MAXIMUM_BYTES, JSON_MAXIMUM_BYTES } from '@pothik/contracts/platform';
import { userHttp } from '@pothik/contracts/user';
import { fileTooLarge, uploadMaximumBytes, uploadTooLarge } from './upload-size.rules.js';

const { update } = userHttp;
const vehicle = driverHttp.updateVehicle;

describe('a form with files', () => {
  it('may have all its files at their largest, its JSON, and a little around them', () => {
    const least = 4 * IMAGE_MAXIMUM_BYTES + JSON_MAXIMUM_BYTES;
    const maximum = uploadMaximumBytes({ field: 'files', maximumCount: 4, maximumBytes: IMAGE_MAXIMUM_BYTES });
    expect(maximum).toBeGreaterThan(least);
    expect(maximum).toBeLessThan(least + IMAGE_MAXIMUM_BYTES);
  });

  it('that is too large as a whole is refused by the call’s own code where it has one file', () => {
    expect(uploadTooLarge(update, update.files).code).toBe('user/picture-too-large');
    expect(uploadTooLarge(vehicle, vehicle.files).code).toBe('request/too-large');
  });

  it('names the file that is too large, where it may have several', () => {
    expect(fileTooLarge('a.png', vehicle, vehicle.files).message).toBe(
      'File "a.png" exceeds the maximum size of 5 MB.',
    );
  });
});
