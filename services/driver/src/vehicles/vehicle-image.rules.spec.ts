import { imageAddress, imageKey, imageName, imageNameOf } from './vehicle-image.rules.js';

const vehicleId = '665000000000000000000004';
const random = '0b8f2c1e-5a5f-4c1b-9d3e-000000000001';
const name = imageName(vehicleId, random);

describe('a vehicle picture’s name', () => {
  it('gives its key in the object store, for every size', () => {
    expect(imageKey(name, 'page')).toBe(`vehicles/${vehicleId}/${random}-page.webp`);
    expect(imageKey(name, 'list')).toBe(`vehicles/${vehicleId}/${random}-list.webp`);
  });

  it('is part of its address', () => {
    expect(imageAddress(name)).toBe(`/api/v1/vehicle/images/${name}`);
    expect(imageNameOf(imageAddress(name))).toBe(name);
  });

  it.each(['', 'x.webp', `../${name}`, `${name}/..`, `${vehicleId}-${random}.svg`, `${name}\n`])(
    '%j leads nowhere',
    (wrong) => {
      expect(imageKey(wrong, 'page')).toBeUndefined();
    },
  );
});
