import {
  answerInstall,
  deleteUser,
  profileUpdated,
  registerAgain,
  registerUser,
  takePhone,
  updateUser,
} from './user.rules.js';

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

describe('a proven number', () => {
  const byPhone = {
    _id: user._id,
    ...registerUser({ name: 'Rahima', phone: '+8801812345678', version: 1 }),
  };

  it('is the phone of who signed up by it', () => {
    expect(byPhone).toMatchObject({ phone: '01812345678', isPhoneProven: true });
  });

  it('replaces what the person wrote, and is published as proven', () => {
    const change = takePhone(user, { name: 'Rahima', phone: '+8801812345678', version: 2 });
    expect(change?.next).toMatchObject({ phone: '01812345678', isPhoneProven: true, name: 'Rahima Khatun' });
    expect(change?.events[0]?.payload.profile).toMatchObject({ phone: '01812345678', isPhoneProven: true });
  });

  it('is not confirmed of a guest, until they prove it', () => {
    const guest = { _id: user._id, ...registerUser({ name: 'Rahima', guestPhone: '+8801812345678', version: 1 }) };
    expect(guest).toMatchObject({ phone: '01812345678', isPhoneProven: undefined });
    const change = takePhone(guest, { name: 'Rahima', phone: '+8801812345678', version: 2 });
    expect(change?.next).toMatchObject({ phone: '01812345678', isPhoneProven: true });
  });

  it('is gone once it is somebody else’s', () => {
    const change = takePhone(byPhone, { name: 'Rahima', version: 2 });
    expect(change?.next).toMatchObject({ phone: '', isPhoneProven: undefined });
    expect(change?.events[0]?.payload.profile).not.toHaveProperty('isPhoneProven');
  });

  it('is not taken from a repeated or older event, nor for a deleted person', () => {
    const told = { name: 'Rahima', phone: '+8801912345678' };
    expect(takePhone(byPhone, { ...told, version: 1 })).toBeUndefined();
    const gone = deleteUser(byPhone, new Date('2026-11-02T06:00:00Z'))?.next ?? byPhone;
    expect(gone).toMatchObject({ phone: '', isPhoneProven: undefined });
    expect(takePhone(gone, { ...told, version: 9 })).toBeUndefined();
  });

  it.each(['01912345678', ''])('is not replaced by %j in a profile', (phone) => {
    expect(() => updateUser(byPhone, { phone }, '')).toThrow(expect.objectContaining({ code: 'user/phone-is-proven' }));
  });

  it('may be sent unchanged, or not at all', () => {
    expect(updateUser(byPhone, { phone: '01812345678', name: 'Rahima B' }, '')?.next.name).toBe('Rahima B');
    expect(updateUser(byPhone, { address: 'House 7, Dhanmondi' }, '')?.next.phone).toBe('01812345678');
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

describe('the answer whether to install the app', () => {
  const [first, second] = [new Date('2026-11-02T06:00:00Z'), new Date('2026-11-03T06:00:00Z')];

  it('is noted once, and published to nobody', () => {
    const change = answerInstall(user, first);
    expect(change).toMatchObject({ next: { installAnsweredAt: first }, events: [] });
    expect(answerInstall({ ...user, installAnsweredAt: first }, second)).toBeUndefined();
  });
});

describe('a deleted person', () => {
  const deletedAt = new Date('2026-11-02T06:00:00Z');
  const gone = deleteUser({ ...user, picture: 'a.webp', installAnsweredAt: deletedAt }, deletedAt)?.next ?? user;

  it('has no name, phone, address and picture, and that is published', () => {
    expect(gone).toMatchObject({ name: '', phone: '', address: '', picture: '', deletedAt });
    expect(deleteUser(user, deletedAt)?.events[0]?.payload.profile).toMatchObject({ name: '', phone: '', image: '' });
  });

  it('is emptied once, whatever is published later', () => {
    expect(deleteUser(gone, deletedAt)).toBeUndefined();
    expect(registerAgain(gone, { name: 'Back', version: 99 })).toBeUndefined();
    const refusal = expect.objectContaining({ code: 'auth/not-signed-in' });
    expect(() => updateUser(gone, { name: 'Back' }, email)).toThrow(refusal);
    expect(gone).toMatchObject({ installAnsweredAt: undefined });
    expect(() => answerInstall(gone, deletedAt)).toThrow(refusal);
  });
});
