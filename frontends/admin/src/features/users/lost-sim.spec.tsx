import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, refusal, success } from '../../testing/fixture';
import { userWith } from '../../testing/samples';
import { Component as UserPage } from './user-page';

const NUSRAT = userWith();
const ONE = `GET /user/users/${NUSRAT._id}`;
const REPLACE = `PATCH /auth/phone/of/${NUSRAT._id}`;
const OWN = 'GET /auth/second-factor';
const own = (enabled: boolean) => success({ enabled, since: null, recoveryCodesLeft: 10, demanded: false });
const REQUIRED = refusal(403, 'auth/second-factor-required', 'Please enter the code from your authenticator app.');

type Answers = Record<string, ReturnType<typeof success>>;

async function openDialog(answers: Answers) {
  const given: Answers = { [ONE]: success(NUSRAT), [OWN]: own(false), ...answers };
  const sent = answering(given);
  open(<UserPage />, `/admin/users/${NUSRAT._id}`, '/admin/users/:id');
  await userEvent.click(await screen.findByRole('button', { name: 'Lost SIM: Nusrat Jahan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another number for Nusrat Jahan?' }));
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Change the number' }));
  const fill = async () => {
    await userEvent.type(dialog.getByLabelText('New phone number'), '০১৮১২৩৪৫৬৭৮');
    await userEvent.type(dialog.getByLabelText('Which paper did you see?'), 'Saw the national ID');
  };
  const bodies = () => sent.filter(({ call }) => call === REPLACE).map(({ body }) => body);
  return { dialog, press, fill, bodies, given };
}

const ORDER = { phone: '01812345678', reason: 'Saw the national ID' };

beforeEach(() => newAdministrator('ADMIN'));

describe('another number for who lost their SIM', () => {
  it('is given with the paper that was seen, and not without', async () => {
    const { dialog, press, fill, bodies } = await openDialog({ [REPLACE]: success(null as never) });
    expect(dialog.getByText(/^They are logged out everywhere/)).toBeVisible();
    await press();
    expect(await dialog.findByText('Invalid Bangladeshi phone number format.')).toBeVisible();
    expect(dialog.getByText('A reason of 3 to 300 characters is required.')).toBeVisible();
    expect(bodies()).toEqual([]);
    await fill();
    await press();
    expect(await screen.findByText('Number changed')).toBeTruthy();
    expect(bodies()).toEqual([ORDER]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('takes the administrator’s own code once it is asked', async () => {
    const { dialog, press, fill, bodies, given } = await openDialog({ [REPLACE]: REQUIRED });
    await fill();
    await press();
    const code = await dialog.findByLabelText('Your own code');
    given[REPLACE] = success(null as never);
    await userEvent.type(code, '123456');
    await press();
    expect(await screen.findByText('Number changed')).toBeTruthy();
    expect(bodies().at(-1)).toEqual({ ...ORDER, code: '123456' });
  });

  it('says why it is refused, and loses nothing', async () => {
    const taken = refusal(409, 'auth/number-taken', 'This number belongs to another account.');
    const { dialog, press, fill } = await openDialog({ [REPLACE]: taken });
    await fill();
    await press();
    expect(await dialog.findByRole('alert')).toHaveTextContent('This number belongs to another account.');
    expect(dialog.getByLabelText('Which paper did you see?')).toHaveValue('Saw the national ID');
  });

  it('is not offered for an administrator', async () => {
    answering({ [ONE]: success(userWith({ role: 'ADMIN' })) });
    open(<UserPage />, `/admin/users/${NUSRAT._id}`, '/admin/users/:id');
    await screen.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    expect(screen.queryByRole('button', { name: /Lost SIM/ })).toBeNull();
  });
});
