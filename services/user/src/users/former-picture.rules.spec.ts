import { dropFormerPictures } from './former-picture.rules.js';
import { deleteUser, registerUser, updateUser } from './user.rules.js';

const email = 'rahima@pothik.test';
const user = { _id: '665000000000000000000001', ...registerUser({ name: 'Rahima Khatun', version: 1 }) };
const pictured = { ...user, picture: 'b.webp', formerPictures: ['a.webp'] };

describe('a former picture', () => {
  it('is listed by the change that replaces it, beside those still to be removed', () => {
    expect(updateUser(pictured, { picture: 'c.webp' }, email)?.next.formerPictures).toEqual(['a.webp', 'b.webp']);
    expect(deleteUser(pictured, new Date(0))?.next.formerPictures).toEqual(['a.webp', 'b.webp']);
  });

  it('is not listed where there was no picture, or the same stays', () => {
    expect(updateUser(user, { picture: 'a.webp' }, email)?.next).not.toHaveProperty('formerPictures');
    expect(updateUser(pictured, { phone: '01712345678' }, email)?.next.formerPictures).toEqual(['a.webp']);
  });

  it('is dropped from the list once removed, and those added meanwhile stay', () => {
    const two = { ...pictured, formerPictures: ['a.webp', 'b.webp'] };
    expect(dropFormerPictures(two, ['a.webp'])).toMatchObject({ next: { formerPictures: ['b.webp'] }, events: [] });
    expect(dropFormerPictures(two, ['a.webp', 'b.webp'])?.next.formerPictures).toBeUndefined();
    expect(dropFormerPictures(user, ['a.webp'])).toBeUndefined();
  });
});
