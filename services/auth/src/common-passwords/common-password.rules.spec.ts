import { DomainError } from '@pothik/contracts/catalogue';
import { refuseCommonPassword } from './common-password.rules.js';

const COMMON: ReadonlySet<string> = new Set(['p@ssw0rd', 'password1', 'qwerty']);

const refusalOf = (password: string): unknown => {
  try {
    refuseCommonPassword(password, COMMON);
    return undefined;
  } catch (error) {
    return error;
  }
};

it.each(['p@ssw0rd', 'P@ssw0rd', 'P@SSW0RD'])('a common password is refused in any case: %s', (password) => {
  const refusal = refusalOf(password);
  expect(refusal).toBeInstanceOf(DomainError);
  expect(refusal).toMatchObject({
    code: 'request/invalid',
    status: 400,
    details: {
      fields: [{ field: 'password', message: 'This password is too common. Choose one that is harder to guess.' }],
    },
  });
});

it.each(['Password1!', 'PASSWORD1@#$'])('so is one to which only special characters were added: %s', (password) => {
  expect(refusalOf(password)).toBeInstanceOf(DomainError);
});

it.each(['Pothik#2026', 'P@ssw0rd and more', 'Qwerty!7', '!Password1', ''])(
  'another one is accepted: %j',
  (password) => {
    expect(refusalOf(password)).toBeUndefined();
  },
);
