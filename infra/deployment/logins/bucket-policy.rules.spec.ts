import { WEB_BUCKET } from '@pothik/contracts/platform';
import { textOf } from '../top-folder.js';
import { bucketPolicy } from './bucket-policy.rules.mjs';
import { loginOf } from './mongo-logins.cjs';

const NAMES = ['user', 'driver', 'gateway', 'web'];
const policies = Object.fromEntries(
  NAMES.map((name) => [loginOf(name), JSON.parse(textOf(`infra/deployment/logins/objects-of-${name}.json`))]),
);
const loginsIn = (bucket: string) => bucketPolicy(bucket, policies).Statement.map(({ Principal }) => Principal.AWS);

describe('the policy of a bucket', () => {
  it('names only the logins that reach it', () => {
    expect(loginsIn('pothik')).toEqual([['pothik-user'], ['pothik-user'], ['pothik-driver'], ['pothik-driver']]);
    expect(loginsIn(WEB_BUCKET)).toEqual([['pothik-gateway'], ['pothik-gateway'], ['pothik-web'], ['pothik-web']]);
  });

  it('gives a login what its own policy gives it, and no more', () => {
    const given = bucketPolicy('pothik', policies).Statement.filter(({ Principal }) =>
      Principal.AWS.includes('pothik-user'),
    );
    const own = given.map(({ Principal: _login, ...statement }) => statement);
    expect(own).toEqual(policies['pothik-user'].Statement);
  });

  it('is refused for a bucket that no login reaches', () => {
    expect(() => bucketPolicy('poth', policies)).toThrow('No login reaches the bucket poth.');
  });
});
