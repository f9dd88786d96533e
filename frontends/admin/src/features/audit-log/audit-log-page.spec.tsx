import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, newAdministrator, open, pageOf, refusal, success } from '../../testing/fixture';
import { auditLogEntryWith, driverWith, identifier, userWith } from '../../testing/samples';
import { Component as AuditLogPage } from './audit-log-page';

const LIST = 'GET /notification/acts';
const DRIVER = { [`GET /driver/${identifier(2)}`]: success(driverWith()) };
const ROLE_CHANGED = auditLogEntryWith({
  _id: identifier(71),
  act: 'role-changed',
  actor: { _id: identifier(43), name: 'Shaila Rahman', role: 'SUPER_ADMIN' },
  subjectType: 'person',
  subjectId: '665000000000000000abcdef',
  subjectName: 'Nusrat Jahan',
  reason: 'Looks after Sylhet',
  before: { role: 'RIDER' },
  after: { role: 'ADMIN' },
});
const lastQuery = (sent: ReturnType<typeof answering>) => sent.filter(({ call }) => call === LIST).at(-1)?.query;

beforeEach(() => newAdministrator());

describe('the audit log', () => {
  it('shows who did what to whom, why, and what it changed', async () => {
    const sent = answering({ [LIST]: pageOf([auditLogEntryWith(), ROLE_CHANGED]) });
    open(<AuditLogPage />, '/admin/acts');
    const driver = await screen.findByRole('link', { name: 'Rafiqul Islam' });
    expect(driver.getAttribute('href')).toBe(`/admin/drivers/${identifier(2)}`);
    const row = screen.getByRole('row', { name: /Role changed/ });
    for (const text of ['super admin', 'Looks after Sylhet']) expect(within(row).getByText(text)).toBeTruthy();
    for (const [name, id] of [
      ['Shaila Rahman', identifier(43)],
      ['Nusrat Jahan', '665000000000000000abcdef'],
    ])
      expect(within(row).getByRole('link', { name }).getAttribute('href')).toBe(`/admin/users/${id}`);
    expect(sent.map(({ call }) => call)).toEqual([LIST]);
    expect(row).toHaveTextContent('RoleRider becomes Admin');
  });

  it('says that two-step verification was reset, from on to off', async () => {
    const reset = { ...ROLE_CHANGED, act: 'second-factor-reset', before: { secondFactor: true } };
    answering({ [LIST]: pageOf([{ ...reset, after: { secondFactor: false } }]) });
    open(<AuditLogPage />, '/admin/acts');
    const row = await screen.findByRole('row', { name: /Two-step verification reset/ });
    expect(row).toHaveTextContent('Two-step verificationon becomes off');
  });

  it('an older entry has no name of its subject: a driver’s is loaded, another has its kind and number', async () => {
    const [driver, person] = [auditLogEntryWith(), ROLE_CHANGED].map(({ subjectName: _name, ...entry }) => entry);
    answering({ ...DRIVER, [LIST]: pageOf([driver as object, person as object]) });
    open(<AuditLogPage />, '/admin/acts');
    expect(await screen.findByRole('link', { name: 'Rafiqul Islam' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Person abcdef' })).toBeTruthy();
  });

  it('is searched by a name or words and filtered by act, days and subject, together, in the address', async () => {
    const sent = answering({ [LIST]: pageOf([auditLogEntryWith()]) });
    const { router } = open(<AuditLogPage />, `/admin/acts?subject=${identifier(2)}`);
    expect(await screen.findByText('Only about Rafiqul Islam')).toBeTruthy();
    expect(lastQuery(sent)).toEqual({ page: '1', limit: '20', subjectId: identifier(2) });
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.selectOptions(screen.getByLabelText('Act'), 'Driver suspended');
    expect(router.state.location.search).toBe('?act=driver-suspended');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-10-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-10-31' } });
    await userEvent.type(screen.getByLabelText('Search the audit log'), 'Tanvir');
    await waitFor(() =>
      expect(lastQuery(sent)).toEqual({
        page: '1',
        limit: '20',
        act: 'driver-suspended',
        from: '2026-10-01',
        to: '2026-10-31',
        searchTerm: 'Tanvir',
      }),
    );
    expect(router.state.location.search).toBe('?act=driver-suspended&from=2026-10-01&to=2026-10-31&search=Tanvir');
  });

  it('a year that is being typed is no day yet', async () => {
    const sent = answering({ [LIST]: pageOf([auditLogEntryWith()]) });
    const { router } = open(<AuditLogPage />, '/admin/acts');
    await screen.findByRole('row', { name: /Driver approved/ });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '0002-10-01' } });
    expect(screen.getByLabelText('From')).toHaveValue('0002-10-01');
    expect(router.state.location.search).toBe('');
    expect(sent).toHaveLength(1);
  });

  it('says whose acts it shows, and the refusal of days the wrong way round', async () => {
    const address = `/admin/acts?person=${identifier(42)}&from=2026-10-31&to=2026-10-01`;
    answering({
      [`GET /user/users/${identifier(42)}`]: success(userWith({ _id: identifier(42), name: 'Tanvir Ahmed' })),
      [LIST]: refusal(400, 'request/invalid', 'The last day is before the first one.'),
    });
    open(<AuditLogPage />, address);
    expect(await screen.findByText('Only by or about Tanvir Ahmed')).toBeTruthy();
    expect(await screen.findByText('The last day is before the first one.')).toBeTruthy();
  });

  it('has page numbers and rows per page, in the address', async () => {
    const sent = answering({ [LIST]: pageOf([auditLogEntryWith()], 130, 20) });
    const { router } = open(<AuditLogPage />, '/admin/acts?act=driver-approved');
    await userEvent.click(await screen.findByRole('button', { name: 'Page 7' }));
    expect(router.state.location.search).toBe('?page=7&act=driver-approved');
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), '100 per page');
    expect(router.state.location.search).toBe('?act=driver-approved&size=100');
    await waitFor(() => expect(lastQuery(sent)).toEqual({ page: '1', limit: '100', act: 'driver-approved' }));
  });

  it('that is empty says what it will show', async () => {
    answering({ [LIST]: pageOf([]) });
    open(<AuditLogPage />, '/admin/acts');
    expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
  });
});
