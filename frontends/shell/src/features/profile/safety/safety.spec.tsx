import { queryClient, sessionStore } from '@pothik/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, refusal, sampleRider, success } from '../../../testing/fixture';
import { Component as ProfilePage } from '../profile-page';

const CHANGE = 'POST /auth/change-password';
const DELETE = 'DELETE /user/me';
const NEW_PASSWORD = 'Rickshaw#2026';
const GOOD_PASSWORD = 'Pothik#2026';

async function openDialog(name: string, answers: Parameters<typeof answering>[0]) {
  const sent = answering(answers);
  await openPage(ProfilePage, '/profile', sampleRider);
  return { sent, open: () => userEvent.click(screen.getByRole('button', { name })) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const isSignedOut = () => waitFor(() => expect(sessionStore.getState().user).toBeUndefined());

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
});

describe('changing the password', () => {
  const change = async (answers: Parameters<typeof answering>[0]) => {
    const { sent, open } = await openDialog('Change password', answers);
    await open();
    await type('Current password', GOOD_PASSWORD);
    await type('New password', NEW_PASSWORD);
    const [, submit] = screen.getAllByRole('button', { name: 'Change password', hidden: true });
    await userEvent.click(submit as HTMLElement);
    return sent;
  };

  it('sends the current and the new one, and closes', async () => {
    const sent = await change({ [CHANGE]: success({ user: sampleRider, expiresAt: '2026-11-02T07:00:00.000Z' }) });
    expect(await screen.findByText('Password changed successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toContainEqual({ call: CHANGE, body: { currentPassword: GOOD_PASSWORD, password: NEW_PASSWORD } });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(NEW_PASSWORD);
  });

  it('shows a wrong one below its field and focuses it', async () => {
    await change({ [CHANGE]: refusal(401, 'auth/password-wrong', 'Password does not match') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Password does not match');
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });

  it('leads a person without one to set one', async () => {
    await change({ [CHANGE]: refusal(409, 'auth/password-missing', 'This account has no password yet.') });
    expect(await screen.findByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('logging out everywhere', () => {
  it('asks for confirmation, ends the sessions, and logs out', async () => {
    const { sent, open } = await openDialog('Log out everywhere', {
      'POST /auth/logout-everywhere': success(null),
    });
    await open();
    expect(await screen.findByText(/log in again on every phone and computer/)).toBeTruthy();
    expect(sent).toEqual([]);
    await press('Log out everywhere');
    await isSignedOut();
    expect(sent.map(({ call }) => call)).toEqual(['POST /auth/logout-everywhere']);
  });

  it('stays open and shows why when it fails', async () => {
    const { open } = await openDialog('Log out everywhere', {});
    await open();
    await screen.findByText(/log in again/);
    await press('Log out everywhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(sessionStore.getState().user).toEqual(sampleRider);
  });
});

describe('deleting one’s account', () => {
  it('says what is lost, asks for the password, and logs out', async () => {
    const { sent, open } = await openDialog('Delete my account', { [DELETE]: success(null) });
    await open();
    expect(await screen.findByText(/it cannot be undone/)).toBeTruthy();
    await press('Delete for good');
    expect(sent).toEqual([]);
    await type('Your password', GOOD_PASSWORD);
    await press('Delete for good');
    await isSignedOut();
    expect(sent[0]).toEqual({ call: DELETE, body: { password: GOOD_PASSWORD } });
    expect(await screen.findByText('Account deleted successfully')).toBeTruthy();
  });

  it.each([
    ['auth/has-open-ride', 'Please finish your open ride first.'],
    ['auth/last-super-admin', 'You are the last super administrator. Please name another one first.'],
  ])('stays open and shows why when it is refused: %s', async (code, message) => {
    const { open } = await openDialog('Delete my account', { [DELETE]: refusal(409, code, message) });
    await open();
    await type('Your password', GOOD_PASSWORD);
    await press('Delete for good');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('mails a code to an account without a password and asks for it', async () => {
    const mailed = refusal(409, 'auth/deletion-code-mailed', 'Please enter the code we have just mailed you.');
    const answers = { [DELETE]: mailed };
    const { sent, open } = await openDialog('Delete my account', answers);
    await open();
    await screen.findByLabelText('Your password');
    await press('I sign in with Google and have no password');
    expect(await screen.findByText(/six digits to rider@pothik.test/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    answers[DELETE] = refusal(400, 'auth/code-invalid', 'Invalid OTP');
    const [box] = screen.getAllByRole('textbox');
    await userEvent.click(box as HTMLElement);
    await userEvent.paste('123456');
    await press('Delete for good');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid OTP');
    expect(box).toHaveValue('');
    expect(sent.map(({ body }) => body)).toEqual([{}, { otp: '123456' }]);
  });

  it('asks an account with a password to enter it', async () => {
    const { open } = await openDialog('Delete my account', {
      [DELETE]: refusal(401, 'auth/password-wrong', 'Password does not match'),
    });
    await open();
    await screen.findByLabelText('Your password');
    await press('I sign in with Google and have no password');
    expect(await screen.findByRole('alert')).toHaveTextContent('This account has a password. Please enter it.');
  });
});
