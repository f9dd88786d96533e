import { registerAccount } from '../accounts/account.rules.js';
import {
  admitGooglePerson,
  type GooglePerson,
  googlePersonOf,
  refuseUnverifiedEmail,
  registerGooglePerson,
} from './google-sign-in.rules.js';

const now = new Date('2026-11-02T06:00:00Z');
const person: GooglePerson = {
  subject: '1001',
  email: 'rahima@pothik.test',
  emailVerified: true,
  name: 'Rahima Khatun',
};
const account = (given: object = {}) => ({
  _id: '64f000000000000000000001',
  ...registerAccount({ name: 'Somebody', email: person.email }, 'hash', new Date(0)),
  ...given,
});
const admitted = (given: object) => admitGooglePerson(account(given), person);

describe('a person as authenticated by Google', () => {
  it('has an e-mail in lower case', () => {
    const claims = { sub: '1001', email: ' Rahima@Pothik.test ', email_verified: true, name: ' Rahima Khatun ' };
    expect(googlePersonOf(claims)).toEqual(person);
  });

  it('is named by the first part of the e-mail where there is no name', () => {
    expect(googlePersonOf({ sub: '1', email: 'rahima@pothik.test', name: ' ' }).name).toBe('rahima');
    expect(googlePersonOf({ sub: '1', email: 'rahima@pothik.test' }).name).toBe('rahima');
  });

  it('has a name of at most 100 characters', () => {
    expect(googlePersonOf({ sub: '1', name: 'x'.repeat(200) }).name).toHaveLength(100);
  });

  it.each([[undefined], [false], ['true'], [1]])('has no verified e-mail when Google says %j', (email_verified) => {
    const claims = { sub: '1', email: person.email, email_verified };
    expect(googlePersonOf(claims).emailVerified).toBe(false);
  });

  it('has no verified e-mail without an e-mail', () => {
    expect(googlePersonOf({ sub: '1', email_verified: true }).emailVerified).toBe(false);
  });
});

describe('signing in with Google', () => {
  it('links only when Google says the e-mail is verified', () => {
    expect(() => refuseUnverifiedEmail({ ...person, emailVerified: false })).toThrow(
      'Google has not verified your email address.',
    );
    expect(() => refuseUnverifiedEmail(person)).not.toThrow();
  });

  it('creates a verified RIDER without a password the first time', () => {
    expect(registerGooglePerson(person, now)).toMatchObject({
      name: 'Rahima Khatun',
      email: 'rahima@pothik.test',
      role: 'RIDER',
      verified: true,
      passwordHash: null,
      googleSubject: '1001',
      epoch: 1,
    });
  });

  it('links the account of the e-mail and changes nothing else', () => {
    const change = admitted({ role: 'DRIVER' });
    expect(change).toEqual({ next: account({ role: 'DRIVER', googleSubject: '1001' }), events: [] });
  });

  it('changes nothing in an account that is linked already', () => {
    expect(admitted({ googleSubject: '1001' })).toBeUndefined();
  });

  it('is refused for a deleted account', () => {
    expect(() => admitted({ googleSubject: '1001', deletedAt: now })).toThrow('User is deleted!');
  });

  it('is refused for an account linked to another Google identity', () => {
    expect(() => admitted({ googleSubject: '2002' })).toThrow('This account is linked to another Google account.');
  });
});
