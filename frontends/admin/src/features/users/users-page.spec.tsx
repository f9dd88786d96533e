import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADMINISTRATOR_ID, answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { identifier, userWith } from '../../testing/samples';
import { Component as UsersPage } from './users-page';

const LIST = 'GET /user/users';
const NUSRAT = userWith();
const CHANGE = `PATCH /auth/role/${NUSRAT._id}`;
const openUsers = (address = '/admin/users') => open(<UsersPage />, address);
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Change role: Nusrat Jahan' }));
  return screen.findByRole('dialog', { name: 'Change the role of Nusrat Jahan?' });
};

describe('users and roles', () => {
  beforeEach(() => newAdministrator('SUPER_ADMIN'));

  it('are read by an ADMIN, who has no button to change anything', async () => {
    await newAdministrator('ADMIN');
    answering({ [LIST]: pageOf([NUSRAT, userWith({ _id: identifier(9), role: 'ADMIN' })]) });
    openUsers();
    const [person] = await screen.findAllByRole('link', { name: 'Open Nusrat Jahan' });
    expect(person?.getAttribute('href')).toBe(`/admin/users/${NUSRAT._id}`);
    expect(screen.queryByRole('button', { name: /Change role|Two-step/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });

  it('are searched, filtered and sorted by the address', async () => {
    const sent = answering({ [LIST]: pageOf([NUSRAT]) });
    const { router } = openUsers('/admin/users?role=RIDER');
    await screen.findByText('nusrat@pothik.test');
    await userEvent.type(screen.getByLabelText('Search users'), '017');
    await waitFor(() => expect(sent.at(-1)?.query?.searchTerm).toBe('017'));
    await userEvent.selectOptions(screen.getByLabelText('Verified'), 'Not verified');
    await waitFor(() => expect(sent.at(-1)?.query?.verified).toBe('false'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'By name');
    await waitFor(() =>
      expect(sent.at(-1)?.query).toEqual({
        page: '1',
        limit: '10',
        searchTerm: '017',
        role: 'RIDER',
        verified: 'false',
        sort: 'name',
      }),
    );
    expect(router.state.location.search).toBe('?role=RIDER&verified=false&sort=name&search=017');
  });

  it('a role is changed with a reason, and not without one', async () => {
    const sent = answering({ [LIST]: pageOf([NUSRAT]), [CHANGE]: success(NUSRAT) });
    openUsers();
    const dialog = await openDialog();
    await userEvent.selectOptions(within(dialog).getByLabelText('New role'), 'SUPER_ADMIN');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    expect(await within(dialog).findByText('A reason of 3 to 300 characters is required.')).toBeTruthy();
    const reason = within(dialog).getByLabelText('Reason');
    expect(reason).toHaveFocus();
    await userEvent.type(reason, 'Looks after Sylhet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Role changed successfully')).toBeTruthy();
    const commands = sent.filter(({ call }) => call === CHANGE);
    expect(commands).toEqual([{ call: CHANGE, body: { role: 'SUPER_ADMIN', reason: 'Looks after Sylhet' } }]);
    expect(sessionStorage.length).toBe(0);
  });

  it('a role given is shown as soon as the list has consumed it', async () => {
    const answers = [NUSRAT, NUSRAT, NUSRAT];
    const admin = userWith({ role: 'ADMIN' });
    answering({ [LIST]: () => pageOf([answers.shift() ?? admin]), [CHANGE]: success(admin) });
    openUsers();
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Looks after Sylhet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    const row = () => screen.getByText('nusrat@pothik.test').closest('tr') as HTMLElement;
    await waitFor(() => expect(within(row()).getByText('Admin')).toBeTruthy(), { timeout: 4_000 });
  });

  it.each([
    ['auth/person-has-open-ride', 'This person has an open ride. Please wait until it ends.'],
    ['auth/person-not-verified', 'This person has not verified their email yet.'],
    ['auth/driver-stays-driver', 'A driver stays a driver.'],
  ])('the refusal %s is shown in the dialog', async (code, sentence) => {
    answering({ [LIST]: pageOf([NUSRAT]), [CHANGE]: refusal(409, code, sentence) });
    openUsers();
    const dialog = await openDialog();
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Looks after Sylhet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change role' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
  });

  it('a person whose role cannot be changed has no button, and the reason is shown', async () => {
    const driver = userWith({ _id: identifier(9), role: 'DRIVER' });
    const oneself = userWith({ _id: ADMINISTRATOR_ID, role: 'SUPER_ADMIN' });
    answering({ [LIST]: pageOf([driver, oneself]) });
    openUsers();
    expect(await screen.findByText('A driver stays a driver')).toBeTruthy();
    expect(screen.getByText('This is you')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Change role/ })).toBeNull();
  });
});
