import { authHttp } from '@pothik/contracts/auth';
import { userHttp } from '@pothik/contracts/user';
import type { SpecificationFixture } from '../specification-fixture.js';

const PASSWORD = 'Pothik#2026';
const registration = { name: 'Rahima', email: 'rahima@pothik.test', password: PASSWORD };

export function validationOfPeople(fixture: SpecificationFixture): void {
  describe('section 5, log-in and registration', () => {
    const login = { email: 'rider@pothik.test', password: PASSWORD };

    it("“email valid (message 'Email is required')”", async () => {
      const wrong = ['', 'rider', 'rider@', '@pothik.test', undefined];
      expect(await fixture.sentences('PUBLIC', authHttp.login, login, 'email', wrong)).toEqual(['Email is required']);
    });

    const passwordRules = [
      [
        "“password at least 8 characters ('Password must be at least 8 characters')”",
        'Pot#202',
        'Password must be at least 8 characters',
      ],
      [
        "“containing an uppercase letter ('Password must contain at least one uppercase letter')”",
        'pothik#2026',
        'Password must contain at least one uppercase letter',
      ],
      [
        "“a digit ('Password must contain at least one number')”",
        'Pothik#####',
        'Password must contain at least one number',
      ],
      [
        "“one of !@#$%^&* ('Password must contain at least one special character')”",
        'Pothik_2026',
        'Password must contain at least one special character',
      ],
    ] as const;

    it.each(passwordRules)('%s', async (_quote, wrong, sentence) => {
      expect(await fixture.sentences('PUBLIC', authHttp.login, login, 'password', [wrong])).toEqual([sentence]);
    });

    it.each(passwordRules)('“same password rules” for registration, as in %s', async (_quote, wrong, sentence) => {
      expect(await fixture.sentences('PUBLIC', authHttp.registerUser, registration, 'password', [wrong])).toEqual([
        sentence,
      ]);
    });

    it("“username at least 3 characters ('Name must be at least 3 characters')”", async () => {
      const found = await fixture.sentences('PUBLIC', authHttp.registerUser, registration, 'name', [
        '',
        'ab',
        ' ab ',
        undefined,
      ]);
      expect(found).toEqual(['Name must be at least 3 characters']);
    });

    it("“OTP: 6 characters ('Your one-time password must be 6 characters.').”", async () => {
      const wrong = ['12345', '1234567', '', 123456, undefined];
      const form = { email: 'rider@pothik.test' };
      expect(await fixture.sentences('PUBLIC', authHttp.verifyCode, form, 'otp', wrong)).toEqual([
        'Your one-time password must be 6 characters.',
      ]);
    });
  });

  describe('section 5, profile', () => {
    it.each([
      [
        "“name at least 2 ('Name must be at least 2 characters.')”",
        'name',
        ['a', ' b '],
        'Name must be at least 2 characters.',
      ],
      [
        "“email valid ('Invalid email address.', no email field appears)”",
        'email',
        ['rider', 'rider@'],
        'Invalid email address.',
      ],
      [
        "“address at least 5 ('Address must be at least 5 characters.')”",
        'address',
        ['Road', ' 27 '],
        'Address must be at least 5 characters.',
      ],
      [
        "“phone matches 01, then a digit 3 to 9, then 8 digits ('Invalid Bangladeshi phone number format.')”",
        'phone',
        ['01212345678', '0171234567', '017123456789', '+8801212345678', 'phone'],
        'Invalid Bangladeshi phone number format.',
      ],
    ])('%s', async (_quote, field, wrong, sentence) => {
      expect(await fixture.sentences('RIDER', userHttp.update, {}, field, wrong)).toEqual([sentence]);
    });

    it('“(every field optional or empty string)”: empty clears address and phone, and leaves the name', async () => {
      const { name } = await fixture.as('RIDER').call(userHttp.update, { address: 'Road 27', phone: '০১৭১২৩৪৫৬৭৮' });
      const changed = await fixture.as('RIDER').call(userHttp.update, { name: '', email: '', address: '', phone: '' });
      expect(changed).toMatchObject({ name, address: '', phone: '' });
      expect(await fixture.as('RIDER').call(userHttp.update, {})).toMatchObject({ name });
    });
  });
}
