import { queryClient, sessionStore } from '@pothik/api-client';
import type { Me } from '@pothik/contracts/user';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, openPage, sampleRider, success } from '../../testing/fixture';
import { Component as SecondFactorPage } from './second-factor-page';

const EXPIRES_AT = '2026-11-02T07:00:00.000Z';
const STATE = 'GET /auth/second-factor';
const ADMIN: Me = { ...sampleRider, role: 'ADMIN', email: 'admin@pothik.test' };
const factor = (enabled: boolean, demanded: boolean) =>
  success({ enabled, since: null, recoveryCodesLeft: 10, demanded });
const open = async (answers: Parameters<typeof answering>[0]) => {
  const sent = answering(answers);
  const opened = await openPage(SecondFactorPage, '/second-factor', ADMIN);
  return { sent, ...opened };
};

beforeEach(() => {
  queryClient.clear();
  sessionStore.setState({ needsSecondFactor: true });
});

describe('the page that demands two-step verification', () => {
  it('sets it up, shows the recovery codes, and goes on to the area', async () => {
    const { address } = await open({
      [STATE]: factor(false, true),
      'POST /auth/second-factor/begin': success({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Pothik:a' }),
      'POST /auth/second-factor/confirm': success({ recoveryCodes: ['7KQ2M-XH4PR'], expiresAt: EXPIRES_AT }),
    });
    await userEvent.type(await screen.findByLabelText('Your password'), 'Pothik#2026');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByLabelText('Digit 1 of 6'));
    await userEvent.keyboard('123456');
    expect(await screen.findByText('7KQ2M-XH4PR')).toBeTruthy();
    expect(address()).toBe('/second-factor');
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have kept them' }));
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(sessionStore.getState().needsSecondFactor).toBe(false);
  });

  it.each([
    ['is on already, as by another tab', factor(true, true)],
    ['is not demanded here', factor(false, false)],
  ])('leads on to the area when it %s', async (_when, state) => {
    const renewed = success({ user: {}, expiresAt: EXPIRES_AT });
    const { address } = await open({ [STATE]: state, 'POST /auth/refresh': renewed });
    await waitFor(() => expect(address()).toBe('/admin'));
    expect(sessionStore.getState().needsSecondFactor).toBe(false);
  });

  it('lets the person log out', async () => {
    const { sent } = await open({ [STATE]: factor(false, true), 'POST /auth/logout': success(null) });
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(sessionStore.getState().status).toBe('signed-out'));
    expect(sent.map(({ call }) => call)).toContain('POST /auth/logout');
  });
});
