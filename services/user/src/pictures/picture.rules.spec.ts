import { pictureKey, pictureName } from './picture.rules.js';

const userId = '665000000000000000000001';
const random = '0b8f2c1e-5a5f-4c1b-9d3e-000000000001';

describe('a picture’s name', () => {
  it('maps to its key in the object store', () => {
    expect(pictureKey(pictureName(userId, random))).toBe(`users/${userId}/${random}.webp`);
  });

  it.each(['', 'x.webp', `../${userId}-${random}.webp`, `${userId}-${random}.webp/..`, `${userId}-${random}.svg`])(
    '%s leads nowhere',
    (name) => {
      expect(pictureKey(name)).toBeUndefined();
    },
  );
});
