import { typeCode } from '../support/browser-actions.js';
import { mailedCode, newDriver } from '../support/people.js';
import { shown } from '../support/shown.js';
import { codeBoxes, firstBox, formButton, registerUntilConfirm } from './account-actions.js';
import { approveAnyway } from './admin-actions.js';
import { hasFocus, isRefused, storedInTab, toastSays } from './form-actions.js';
import { callTo, holdBack, refuse, sentBy } from './network-actions.js';
import { PEOPLE, screenFixture } from './screen-fixture.js';

const PHONE = { width: 360, height: 740 };
const SECRET = 'Padma#2026';
/** Submits twice before the page can show that it is busy. */
const sendTwice = ({ form }: { form: { requestSubmit(): void } }) => {
  form.requestSubmit();
  form.requestSubmit();
};
const NAME = ['Name', 'Rahima Khatun'] as const;
const MESSAGE = ['Message', 'I left my umbrella in a CNG.'] as const;

interface PublicForm {
  path: string;
  button: string;
  /** The button's text while busy; unchanged when left out. */
  busy?: string;
  call: string;
  /** What is typed, in the order in which the fields are validated. */
  fields: readonly (readonly [label: string, typed: string])[];
}

const email = (account: string) => ['Email', `${account}@forms.test`] as const;
const contact = { button: 'Send message', busy: 'Sending…', call: '/notification/contact' };

const FORMS: readonly PublicForm[] = [
  { path: '/login', button: 'Log In', call: '/auth/login', fields: [email('stranger'), ['Password', SECRET]] },
  {
    path: '/register',
    button: 'Create account',
    call: '/user/register-user',
    fields: [NAME, email('form-register'), ['Password', SECRET], ['Confirm Password', SECRET]],
  },
  { path: '/forgot-password', button: 'Send code', call: '/auth/forgot-password', fields: [email('form-forgot')] },
  { path: '/contact', ...contact, fields: [NAME, email('form-contact'), MESSAGE] },
  { path: '/support', ...contact, fields: [NAME, email('form-support'), MESSAGE] },
];

const fixture = screenFixture({ own: 'has not been tried on the shared platform' });

describe('every public form', () => {
  it.each(FORMS)(
    '$path: the first invalid field gets the focus, typed text except passwords survives a reload, and it is sent once',
    async (form) => {
      const page = await fixture.visit(form.path, PHONE);
      const send = formButton(page, form.button);
      const field = (label: string) => page.getByLabel(label, { exact: true });
      for (const [label, typed] of form.fields) {
        await send.click();
        await hasFocus(field(label));
        await field(label).fill(typed);
      }
      expect(await storedInTab(page)).not.toContain(SECRET);
      await page.reload();
      for (const [label, typed] of form.fields) {
        await shown(field(label)).toHaveValue(typed === SECRET ? '' : typed);
        await field(label).fill(typed);
      }
      const held = await holdBack(page, callTo(form.call));
      const answered = page.waitForResponse(callTo(form.call));
      const sent = sentBy(page);
      await send.evaluate(sendTwice);
      await field('Email').press('Enter');
      await held.arrived();
      await shown(formButton(page, form.busy ?? form.button)).toBeDisabled();
      await held.letGo();
      await answered;
      expect(sent.map(({ path }) => path)).toEqual([form.call]);
      expect(await storedInTab(page)).not.toContain(SECRET);
    },
  );

  it('a code does not survive a reload, its step does, and it is sent once', async () => {
    const page = await fixture.window(PHONE);
    const account = 'form-verify@forms.test';
    await registerUntilConfirm(page, account);
    await formButton(page, 'Send code').click();
    const otp = await mailedCode(fixture.platform, account);
    await typeCode(page, otp.slice(0, 5));
    expect(await storedInTab(page)).not.toContain(otp.slice(0, 5));
    await page.reload();
    await firstBox(page).waitFor();
    for (const box of await codeBoxes(page).getByRole('textbox').all()) await shown(box).toHaveValue('');
    const held = await holdBack(page, callTo('/otp/verify'));
    const sent = sentBy(page);
    await typeCode(page, otp);
    await formButton(page, 'Verify').evaluate(sendTwice);
    await page.keyboard.press('Enter');
    await held.arrived();
    await shown(formButton(page, 'Verify')).toBeDisabled();
    await held.letGo();
    await toastSays(page, 'OTP Verified!');
    expect(sent).toHaveLength(1);
  });

  it('shows field errors in Bangla, and refusals by their code, whatever sentence the server sends', async () => {
    const page = await fixture.visit('/login', { ...PHONE, language: 'bn' });
    const password = page.getByLabel('পাসওয়ার্ড', { exact: true });
    await formButton(page, 'লগ ইন').click();
    await isRefused(page.getByLabel('ইমেইল'), 'ইমেইল দিন');
    await isRefused(password, 'পাসওয়ার্ড অন্তত ৮ অক্ষরের হতে হবে');
    await page.getByLabel('ইমেইল').fill(PEOPLE.rider);
    await password.fill(SECRET);
    await formButton(page, 'লগ ইন').click();
    await toastSays(page, 'পাসওয়ার্ড মেলেনি');
    await refuse(page, '/auth/login', 403, { success: false, code: 'auth/user-deleted', message: 'Gone for good.' });
    await formButton(page, 'লগ ইন').click();
    await toastSays(page, 'অ্যাকাউন্টটি মুছে ফেলা হয়েছে!');
  });
});

describe('a required reason', () => {
  it('survives a reload until it is cancelled or sent', async () => {
    const { profile } = await newDriver(fixture.platform, 'Selim Reza', 'form-driver@forms.test');
    const page = await fixture.visit('/admin/pending-drivers', { as: PEOPLE.admin });
    const row = page.getByRole('row', { name: /Selim Reza/ });
    const dialog = page.getByRole('dialog', { name: 'Approve Selim Reza?' });
    const reason = dialog.getByLabel('Reason (optional)');
    const ask = () => row.getByRole('button', { name: 'Approve' }).click();
    await ask();
    await reason.fill('Papers seen in Mirpur');
    await page.reload();
    await ask();
    await shown(reason).toHaveValue('Papers seen in Mirpur');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await ask();
    await shown(reason).toHaveValue('');
    await reason.fill('Papers seen in Uttara');
    const sent = page.waitForRequest(`**/driver/update-status/${profile._id}`);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await approveAnyway(page);
    expect((await sent).postDataJSON()).toEqual({
      status: 'APPROVED',
      reason: 'Papers seen in Uttara',
      seen: { vehicle: 0, license: 0 },
    });
    await dialog.waitFor({ state: 'detached' });
    expect(await storedInTab(page)).not.toContain('Papers');
  });
});
