import { queryClient } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../../testing/fixture';
import { Component as ProfilePage } from '../profile-page';

const STATE = 'GET /auth/second-factor';
const BEGIN = 'POST /auth/second-factor/begin';
const CONFIRM = 'POST /auth/second-factor/confirm';
const RENEW = 'POST /auth/second-factor/recovery-codes';
const REMOVE = 'DELETE /auth/second-factor';
const ADMIN: Me = { ...sampleRider, role: 'ADMIN', email: 'admin@pothik.test' };
const PASSWORD = 'Pothik#2026';
const CODES = ['7KQ2M-XH4PR', 'B9TWC-36NZE', 'HJ4RT-9QKMW'];
const SECRET = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Pothik:admin%40pothik.test?secret=JBSWY3DPEHPK3PXP' };
const WRONG_SENTENCE = 'This code is not right, or it was used already. Please enter a new one.';

const off = { enabled: false, since: null, recoveryCodesLeft: 0, demanded: false };
const on = { enabled: true, since: '2026-11-02T06:00:00.000Z', recoveryCodesLeft: 8, demanded: false };
const openWith = async (factor: object, answers: Record<string, ReturnType<typeof success>> = {}, user = ADMIN) => {
  const all: Record<string, ReturnType<typeof success>> = { [STATE]: success(factor), ...answers };
  const sent = answering(all);
  await openPage(ProfilePage, '/profile', user);
  return { sent, answers: all };
};
const card = () => screen.getByRole('heading', { name: 'Two-step verification' }).closest('section') as HTMLElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeCode = async (code: string) => {
  await userEvent.click(await screen.findByLabelText('Digit 1 of 6'));
  await userEvent.keyboard(code);
};
const bodyOf = (sent: { call: string; body: unknown }[], call: string) => sent.filter((one) => one.call === call);

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

describe('two-step verification in the profile', () => {
  it('is for administrators alone', async () => {
    const { sent } = await openWith(off, {}, sampleRider);
    expect(screen.queryByRole('heading', { name: 'Two-step verification' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows Retry when its state does not load', async () => {
    answering({ [STATE]: refusal(503, 'platform/unavailable', 'Unavailable.') });
    await openPage(ProfilePage, '/profile', ADMIN);
    expect(await within(card()).findByText('This part did not load')).toBeTruthy();
    answering({ [STATE]: success(off) });
    await press('Retry');
    expect(await within(card()).findByText('Off')).toBeTruthy();
  });

  it('is set up by password, app and code; the recovery codes are shown until the person says that they are kept', async () => {
    const { sent, answers } = await openWith(off, {
      [BEGIN]: success(SECRET),
      [CONFIRM]: success({ recoveryCodes: CODES, expiresAt: '2026-11-02T07:00:00.000Z' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await userEvent.type(await screen.findByLabelText('Your password'), PASSWORD);
    await press('Continue');
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(await screen.findByTitle('QR code for your authenticator app')).toBeTruthy();
    await typeCode('123456');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(CODES);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    const file = screen.getByRole('link', { name: 'Download' });
    expect(file).toHaveAttribute('download', 'pothik-recovery-codes.txt');
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(CODES.join('\n'));
    expect(screen.getByRole('button', { name: 'Done' })).toBeDisabled();
    answers[STATE] = success(on);
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await within(card()).findByText('On')).toBeTruthy();
    expect(bodyOf(sent, BEGIN)).toEqual([{ call: BEGIN, body: { password: PASSWORD } }]);
    expect(bodyOf(sent, CONFIRM)).toEqual([{ call: CONFIRM, body: { code: '123456' } }]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(SECRET.secret);
  });

  it('shows a wrong password below its field', async () => {
    await openWith(off, { [BEGIN]: refusal(401, 'auth/password-wrong', 'Password does not match') });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await userEvent.type(await screen.findByLabelText('Your password'), PASSWORD);
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
    expect(screen.getByLabelText('Your password')).toHaveFocus();
  });

  it('needs no password in an account of Google alone', async () => {
    const { sent } = await openWith(off, { [BEGIN]: success(SECRET) });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I sign in with Google and have no password' }));
    expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect(bodyOf(sent, BEGIN)).toEqual([{ call: BEGIN, body: {} }]);
  });

  it('when it is on, says since when, and how many recovery codes are left', async () => {
    await openWith(on);
    expect(await within(card()).findByText('2 Nov 2026')).toBeTruthy();
    expect(within(card()).getByText('8')).toBeTruthy();
    expect(within(card()).queryByText(/Make new ones/)).not.toBeInTheDocument();
  });

  it('warns when few recovery codes are left', async () => {
    await openWith({ ...on, recoveryCodesLeft: 3 });
    expect(await within(card()).findByText('Only 3 left. Make new ones before they run out.')).toBeTruthy();
  });

  it('makes new recovery codes by a code, which may be a recovery code itself', async () => {
    const { sent } = await openWith(on, { [RENEW]: success({ recoveryCodes: CODES }) });
    await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText('Recovery code'), '7KQ2M-XH4PR');
    await press('Make new codes');
    expect(await screen.findByText(CODES[2] as string)).toBeTruthy();
    expect(bodyOf(sent, RENEW)).toEqual([{ call: RENEW, body: { code: '7KQ2MXH4PR' } }]);
  });

  it('is turned off by a code, sent only by the button; a wrong one is said beneath it', async () => {
    const { sent, answers } = await openWith(on, {
      [REMOVE]: refusal(400, 'auth/second-factor-wrong', WRONG_SENTENCE),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step verification?' });
    await typeCode('111111');
    expect(bodyOf(sent, REMOVE)).toEqual([]);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Turn off' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(WRONG_SENTENCE);
    answers[REMOVE] = success(null);
    answers[STATE] = success(off);
    await typeCode('222222');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await within(card()).findByText('Off')).toBeTruthy();
  });

  it('cannot be turned off where it is demanded, and says so', async () => {
    await openWith({ ...on, demanded: true });
    expect(await screen.findByText('Administrators here need it, so it cannot be turned off.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  });
});

describe('copying', () => {
  it('says that it is done, and asks the person to do it where the browser refuses', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    await openWith(off, { [BEGIN]: success(SECRET) });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I sign in with Google and have no password' }));
    const write = jest.fn().mockRejectedValueOnce(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Copy the key' }));
    expect(await screen.findByText(/could not be copied/)).toBeTruthy();
    await press('Copy the key');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(write).toHaveBeenLastCalledWith(SECRET.secret);
  });
});
