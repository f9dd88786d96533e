import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { driverWith, identifier, incidentWith, userWith } from '../../testing/samples';
import { Component as UserPage } from './user-page';

const NUSRAT = userWith();
const ONE = `GET /user/users/${NUSRAT._id}`;
const openUser = () => open(<UserPage />, `/admin/users/${NUSRAT._id}`, '/admin/users/:id');
const ways = () => within(screen.getByRole('navigation', { name: 'More about Nusrat Jahan' })).getAllByRole('link');

beforeEach(() => newAdministrator('ADMIN'));

describe('a person’s page', () => {
  it('shows the account, and leads to the rides and the audit log', async () => {
    answering({ [ONE]: success(NUSRAT) });
    openUser();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nusrat Jahan' })).toBeTruthy();
    for (const fact of ['nusrat@pothik.test', '01711000456', 'Rider', 'Verified']) screen.getAllByText(fact);
    expect(ways().map((link) => link.getAttribute('href'))).toEqual([
      `/admin/rides?rider=${NUSRAT._id}`,
      `/admin/acts?person=${NUSRAT._id}`,
    ]);
    expect(screen.queryByRole('button', { name: /Change role|Second factor/ })).toBeNull();
  });

  it.each([
    [{}, 'Not confirmed'],
    [{ isPhoneProven: true as const }, 'Confirmed'],
  ])('says whether the number is confirmed: %o', async (proof, said) => {
    answering({ [ONE]: success(userWith(proof)) });
    openUser();
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('shows no line of an e-mail that there is not', async () => {
    answering({ [ONE]: success(userWith({ email: '', isPhoneProven: true })) });
    openUser();
    expect(await screen.findByText('Confirmed')).toBeVisible();
    expect(screen.queryByText('Email')).toBeNull();
  });

  it('of a driver leads to the driver profile and its rides too', async () => {
    const sent = answering({
      [ONE]: success(userWith({ role: 'DRIVER' })),
      'GET /driver/drivers': pageOf([driverWith()]),
    });
    openUser();
    const profile = await screen.findByRole('link', { name: 'Driver profile' });
    expect(profile.getAttribute('href')).toBe(`/admin/drivers/${identifier(2)}`);
    expect(ways()[1]?.getAttribute('href')).toBe(`/admin/rides?driver=${identifier(2)}`);
    const drivers = sent.find(({ call }) => call === 'GET /driver/drivers');
    expect(drivers?.query).toEqual({ user: NUSRAT._id, limit: '1' });
  });

  it('lets a SUPER_ADMIN change the role, and shows the new one once it has arrived', async () => {
    await newAdministrator('SUPER_ADMIN');
    const answers = [NUSRAT, NUSRAT];
    const admin = userWith({ role: 'ADMIN' });
    answering({
      [ONE]: () => success(answers.shift() ?? admin),
      [`PATCH /auth/role/${NUSRAT._id}`]: success(admin),
    });
    openUser();
    await userEvent.click(await screen.findByRole('button', { name: 'Change role: Nusrat Jahan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the role of Nusrat Jahan?' });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Looks after Sylhet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(screen.getByText('Admin')).toBeTruthy(), { timeout: 4_000 });
  });

  it.each([
    ['gives the desk', [], 'Give the desk', 'Let Nusrat Jahan book by phone?', ['DESK']],
    ['takes the desk away', ['DESK'], 'Take the desk away', 'Take the desk away from Nusrat Jahan?', []],
  ])('of an ADMIN %s', async (_case, before, label, title, after) => {
    await newAdministrator('SUPER_ADMIN');
    const [admin, changed] = [before, after].map((rights) => userWith({ role: 'ADMIN', rights }));
    const answers = [admin, admin];
    const CHANGE = `PATCH /auth/rights/${NUSRAT._id}`;
    const sent = answering({
      [ONE]: () => success(answers.shift() ?? changed ?? null),
      [CHANGE]: success(changed ?? null),
    });
    openUser();
    await userEvent.click(await screen.findByRole('button', { name: `${label}: Nusrat Jahan` }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Works at the desk');
    await userEvent.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() => expect(screen.queryAllByText('Books by phone')).toHaveLength(after.length), { timeout: 4_000 });
    const body = { rights: after, reason: 'Works at the desk' };
    expect(sent.filter(({ call }) => call === CHANGE)).toEqual([{ call: CHANGE, body }]);
  });

  it.each(['RIDER', 'DRIVER', 'SUPER_ADMIN'] as const)('of a %s offers no desk', async (role) => {
    await newAdministrator('SUPER_ADMIN');
    answering({ [ONE]: success(userWith({ role })), 'GET /driver/drivers': pageOf([driverWith()]) });
    openUser();
    await screen.findByRole('heading', { level: 1, name: 'Nusrat Jahan' });
    expect(screen.queryByRole('button', { name: /desk/ })).toBeNull();
  });

  it('of a guest says so', async () => {
    answering({ [ONE]: success(userWith({ email: '', isGuest: true, verified: false })) });
    openUser();
    expect(await screen.findByText('Booked by phone, never signed in')).toBeVisible();
  });

  it('names the latest incidents of the person, with the way to all when there are more', async () => {
    const sent = answering({ [ONE]: success(NUSRAT), 'GET /sos/incidents': pageOf([incidentWith()], 12) });
    openUser();
    const opened = await screen.findByRole('link', { name: 'Open the incident' });
    expect(opened.getAttribute('href')).toBe(`/admin/sos?ride=${incidentWith().ride}`);
    expect(screen.getByRole('link', { name: 'All 12' }).getAttribute('href')).toBe(`/admin/sos?person=${NUSRAT._id}`);
    expect(sent.find(({ call }) => call === 'GET /sos/incidents')?.query).toEqual({ person: NUSRAT._id, limit: '10' });
  });

  it('of nobody says so', async () => {
    answering({ [ONE]: refusal(404, 'user/not-found', 'User not found') });
    openUser();
    expect(await screen.findByRole('heading', { name: 'User not found' })).toBeTruthy();
  });
});
