import { deleteUser, profileUpdated, registerAgain, registerUser, updateUser } from './user.rules.js';

const email = 'rahima@pothik.test';
const user = {
  _id: '665000000000000000000001',
  ...registerUser({ name: 'Rahima Khatun', version: 1 }),
  phone: '01712345678',
  address: 'House 7, Road 27, Dhanmondi',
};

describe('registering', () => {
  it('sets only the name', () => {
    expect(registerUser({ name: 'Rahima', version: 1 })).toEqual({
      name: 'Rahima',
      phone: '',
      address: '',
      picture: '',
      accountVersion: 1,
    });
  });

  it('again takes the newer name', () => {
    const change = registerAgain(user, { name: 'Rahima Begum', version: 2 });
    expect(change?.next).toMatchObject({ name: 'Rahima Begum', accountVersion: 2, phone: '01712345678' });
  });

  it.each([0, 1])('repeated by event %i changes nothing', (version) => {
    expect(registerAgain(user, { name: 'Somebody Else', version })).toBeUndefined();
  });
});

describe('changing one’s profile', () => {
  it('refuses another e-mail and accepts the current one', () => {
    expect(() => updateUser(user, { email: 'other@pothik.test' }, email)).toThrow(
      expect.objectContaining({ code: 'user/email-is-fixed' }),
    );
    expect(updateUser(user, { email, name: 'Rahima B' }, email)?.next.name).toBe('Rahima B');
    expect(updateUser(user, { email: '', name: 'Rahima B' }, email)?.next.name).toBe('Rahima B');
  });

  it('clears phone and address with an empty text, but not the name', () => {
    const change = updateUser(user, { name: '', phone: '', address: '' }, email);
    expect(change?.next).toMatchObject({ name: 'Rahima Khatun', phone: '', address: '' });
  });

  it('keeps fields that are not sent', () => {
    expect(updateUser(user, { phone: '01812345678' }, email)?.next).toMatchObject({
      name: 'Rahima Khatun',
      address: user.address,
    });
  });

  it('publishes nothing when nothing differs', () => {
    expect(updateUser(user, { phone: user.phone }, email)).toBeUndefined();
  });

  it('publishes name, phone and picture, never the address', () => {
    const change = updateUser(user, { picture: 'a.webp' }, email);
    const payload = change?.events[0]?.payload;
    expect(payload?.profile).toEqual({
      id: user._id,
      name: 'Rahima Khatun',
      phone: '01712345678',
      image: '/api/v1/user/images/a.webp',
    });
    expect(profileUpdated(user)[0]?.payload.profile.image).toBe('');
  });
});

describe('a deleted person', () => {
  const deletedAt = new Date('2026-11-02T06:00:00Z');
  const gone = deleteUser({ ...user, picture: 'a.webp' }, deletedAt)?.next ?? user;

  it('has no name, phone, address and picture, and that is published', () => {
    expect(gone).toMatchObject({ name: '', phone: '', address: '', picture: '', deletedAt });
    expect(deleteUser(user, deletedAt)?.events[0]?.payload.profile).toMatchObject({ name: '', phone: '', image: '' });
  });

  it('is emptied once, whatever is published later', () => {
    expect(deleteUser(gone, deletedAt)).toBeUndefined();
    expect(registerAgain(gone, { name: 'Back', version: 99 })).toBeUndefined();
    expect(() => updateUser(gone, { name: 'Back' }, email)).toThrow(
      expect.objectContaining({ code: 'auth/not-signed-in' }),
    );
  });
});
