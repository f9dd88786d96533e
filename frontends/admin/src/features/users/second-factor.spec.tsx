import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMINISTRATOR_ID, answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { identifier, userWith } from '../../testing/samples';
import { Component as UsersPage } from './users-page';

const LIST = 'GET /user/users';
const OWN = 'GET /auth/second-factor';
const NUSRAT = userWith();
const TANIA = userWith({ _id: identifier(77), name: 'Farzana Akter', role: 'ADMIN' });
const CHANGE = `PATCH /auth/role/${NUSRAT._id}`;
const OF = `GET /auth/second-factor/of/${TANIA._id}`;
const RESET = `DELETE /auth/second-factor/of/${TANIA._id}`;
const REQUIRED = refusal(403, 'auth/second-factor-required', 'Please enter the code from your authenticator app.');
const WRONG_SENTENCE = 'This code is not right, or it was used already. Please enter a new one.';
const WRONG = refusal(400, 'auth/second-factor-wrong', WRONG_SENTENCE);
const own = (enabled: boolean) => success({ enabled, since: null, recoveryCodesLeft: 10, demanded: false });

type Answers = Record<string, ReturnType<typeof success>>;

async function openDialog(button: string, answers: Answers) {
  const all: Answers = { [LIST]: pageOf([NUSRAT, TANIA]), ...answers };
  const sent = answering(all);
  open(<UsersPage />, '/admin/users');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  const bodiesOf = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);
  return { dialog, press, bodiesOf, answers: all };
}

beforeEach(() => newAdministrator('SUPER_ADMIN'));

describe('a role changed by somebody with two-step verification', () => {
  const openRole = (answers: Answers) => openDialog('Change role: Nusrat Jahan', answers);

  it('takes their own code with it, and never stores it', async () => {
    const { dialog, press, bodiesOf } = await openRole({ [OWN]: own(true), [CHANGE]: success(NUSRAT) });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Looks after Sylhet');
    await userEvent.type(await dialog.findByLabelText('Your own code'), '১২৩456');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('456');
    await press('Change role');
    await waitFor(() =>
      expect(bodiesOf(CHANGE)).toEqual([{ role: 'ADMIN', reason: 'Looks after Sylhet', code: '123456' }]),
    );
  });

  it('asks for it when the server does, and loses nothing', async () => {
    const { dialog, press, bodiesOf, answers } = await openRole({ [OWN]: own(false), [CHANGE]: REQUIRED });
    expect(dialog.queryByLabelText('Your own code')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('New role'), 'SUPER_ADMIN');
    await userEvent.type(dialog.getByLabelText('Reason'), 'Looks after Sylhet');
    await press('Change role');
    const code = await dialog.findByLabelText('Your own code');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter the code from your authenticator app.');
    answers[CHANGE] = success(NUSRAT);
    await userEvent.type(code, '7kq2m-xh4pr');
    await press('Change role');
    expect(await screen.findByText('Role changed successfully')).toBeTruthy();
    expect(bodiesOf(CHANGE)).toEqual([
      { role: 'SUPER_ADMIN', reason: 'Looks after Sylhet' },
      { role: 'SUPER_ADMIN', reason: 'Looks after Sylhet', code: '7KQ2MXH4PR' },
    ]);
  });

  it('says beneath the code that it was wrong', async () => {
    const { dialog, press } = await openRole({ [OWN]: own(true), [CHANGE]: WRONG });
    await userEvent.type(dialog.getByLabelText('Reason'), 'Looks after Sylhet');
    await userEvent.type(await dialog.findByLabelText('Your own code'), '111111');
    await press('Change role');
    await waitFor(() => expect(dialog.getByLabelText('Your own code')).toHaveAccessibleDescription(/not right/));
    expect(dialog.getByLabelText('Your own code')).toHaveFocus();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Looks after Sylhet');
  });
});

describe('another administrator’s two-step verification', () => {
  const openFactor = (answers: Answers) => openDialog('Two-step verification: Farzana Akter', answers);

  it('is shown for administrators other than oneself', async () => {
    const oneself = userWith({ _id: ADMINISTRATOR_ID, role: 'SUPER_ADMIN' });
    answering({ [LIST]: pageOf([NUSRAT, TANIA, oneself]) });
    open(<UsersPage />, '/admin/users');
    await screen.findByText('This is you');
    expect(screen.getAllByRole('button', { name: /^Two-step verification/ })).toHaveLength(1);
  });

  it('says that it is off', async () => {
    const { dialog } = await openFactor({ [OF]: success({ enabled: false }) });
    expect(await dialog.findByText(/^Off/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Reset two-step verification' })).toBeNull();
  });

  it('is reset with a reason, and one’s own code', async () => {
    const { dialog, press, bodiesOf } = await openFactor({
      [OWN]: own(true),
      [OF]: success({ enabled: true }),
      [RESET]: { status: 200, body: { success: true, message: '', data: null } },
    });
    await dialog.findByLabelText('Your own code');
    await press('Reset two-step verification');
    expect(await dialog.findByText('A reason of 3 to 300 characters is required.')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Lost her phone');
    await userEvent.type(dialog.getByLabelText('Your own code'), '123456');
    await press('Reset two-step verification');
    expect(await screen.findByText('Two-step verification reset')).toBeTruthy();
    expect(bodiesOf(RESET)).toEqual([{ reason: 'Lost her phone', code: '123456' }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('shows a refusal, and Retry when its state does not load', async () => {
    const { dialog, press, answers } = await openFactor({
      [OWN]: own(false),
      [OF]: refusal(503, 'platform/unavailable', 'Unavailable.'),
    });
    expect(await dialog.findByText('This page did not load')).toBeTruthy();
    answers[OF] = success({ enabled: true });
    answers[RESET] = refusal(409, 'auth/second-factor-missing', 'Two-step verification is not on.');
    await press('Retry');
    await userEvent.type(await dialog.findByLabelText('Reason'), 'Lost her phone');
    await press('Reset two-step verification');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Two-step verification is not on.');
  });
});
